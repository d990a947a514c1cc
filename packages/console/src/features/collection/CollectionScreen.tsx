import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { billSettingQueryAtom } from '#data/billing.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { CollectionCard } from './CollectionCard.tsx';

export function CollectionScreen() {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  return (
    <MoveMoneyPage>
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
            <CollectionCard setting={setting} />
          </Stack>
        )}
      </QueryView>
    </MoveMoneyPage>
  );
}
