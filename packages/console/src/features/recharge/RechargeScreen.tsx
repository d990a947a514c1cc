import { Card } from '@settlement/design-system/Card';
import { useAtomValue } from 'jotai';
import { rechargeTokenAtom } from '#data/recharge.ts';
import { useText } from '#i18n/useText.ts';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { currencyQueryAtoms } from '#data/currencies.ts';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { RechargeAddress } from './RechargeAddress.tsx';
import { RechargeChoice } from './RechargeChoice.tsx';

export function RechargeScreen() {
  const text = useText();
  const query = useAtomValue(currencyQueryAtoms.recharge);
  const chosen = useAtomValue(rechargeTokenAtom);
  return (
    <MoveMoneyPage>
      <Card>
        <QueryView
          query={query}
          loading={
            <Stack gap="l">
              <Skeleton shape="block" height="64px" />
              <Skeleton shape="block" height="180px" />
            </Stack>
          }
          failedTitle={text('common.failed.networks')}
        >
          {({ list }) => (
            <Stack gap="l">
              <RechargeChoice networks={list} />
              {chosen && <RechargeAddress key={chosen.token.id} chosen={chosen} />}
            </Stack>
          )}
        </QueryView>
      </Card>
    </MoveMoneyPage>
  );
}
