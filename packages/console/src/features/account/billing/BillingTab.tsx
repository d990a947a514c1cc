import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { billSettingQueryAtom } from '#data/billing.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/QueryView.tsx';
import { CollectionCard } from '../collection/CollectionCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { StatementHistory } from './StatementHistory.tsx';
import { StatementCard } from './StatementCard.tsx';
import { TokensCard } from './TokensCard.tsx';

/** `page_tab=_billSetting`: how payments are taken and where the money goes. */
export function BillingTab() {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  return (
    <QueryView
      query={useAtomValue(billSettingQueryAtom)}
      failedTitle={text('collection.failed')}
      loading={
        <Card>
          <Skeleton lines={6} height="16px" />
        </Card>
      }
    >
      {(setting) => (
        <Stack>
          {isAuthorised === false && <Banner tone="info">{text('account.bill.permission')}</Banner>}
          <TokensCard setting={setting} />
          <RulesCard setting={setting} />
          <CollectionCard setting={setting} />
          <StatementCard setting={setting} />
          <StatementHistory />
        </Stack>
      )}
    </QueryView>
  );
}
