import { Card } from '@settlement/design-system/Card';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { WalletIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { assetsQueryAtom } from '#data/assets.ts';
import { sentTransfersQueryAtom } from '#data/transfers.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money/money.ts';
import { AfterQueries, QueryView } from '#parts/loading/QueryView.tsx';
import { TransferForm } from './TransferForm.tsx';

export function Transfer() {
  const text = useText();
  const paths = usePaths();
  const query = useAtomValue(assetsQueryAtom);
  // The form is rendered after the recent recipients have loaded, so that its fields don't move.
  const sent = useAtomValue(sentTransfersQueryAtom);
  return (
    <QueryView
      query={query}
      loading={
        <Stack gap="l">
          <Skeleton shape="block" height="64px" />
          <Skeleton shape="block" height="64px" />
          <Skeleton shape="block" height="64px" />
        </Stack>
      }
      failedTitle={text('assets.transfer.failed')}
      isEmpty={({ list }) => !list.some(({ balance }) => isPositive(balance))}
      empty={
        <EmptyState
          icon={<WalletIcon aria-hidden="true" />}
          title={text('assets.transfer.empty')}
          actions={<ButtonLink href={paths.recharge()}>{text('assets.action.recharge')}</ButtonLink>}
        />
      }
    >
      {({ list }) => (
        <AfterQueries queries={[sent]}>
          <TransferForm assets={list} />
        </AfterQueries>
      )}
    </QueryView>
  );
}

export function TransferScreen() {
  return (
    <MoveMoneyPage>
      <Card>
        <Transfer />
      </Card>
    </MoveMoneyPage>
  );
}
