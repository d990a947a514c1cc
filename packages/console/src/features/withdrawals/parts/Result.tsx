import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { withdrawalStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { currencyQueryAtoms, tokensOnNetworks } from '#data/currencies.ts';
import { usePaths } from '#data/session/device.ts';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { doneQueryAtom } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { CancelWithdrawal } from '#parts/money/CancelWithdrawal.tsx';
import { isWithdrawalCode } from '#parts/values/MovementTags.tsx';
import { QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import { Progress } from './Progress.tsx';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import { SupportLink } from '#parts/brand/SupportLink.tsx';

/** Shows the progress of a withdrawal. Refetches it every few seconds until it's final. */
export function Result({ restart }: Pick<WithdrawalForm, 'restart'>) {
  const text = useText();
  const query = useAtomValue(doneQueryAtom);
  const status = query.data?.list[0]?.status ?? withdrawalStatus.auditing;
  // The button that cancels is no longer rendered, so the focus moves to the heading.
  const container = useResultFocus(status === withdrawalStatus.canceled, { isPolite: true });
  return (
    <div ref={container}>
      <Stack gap="l">
        <Heading level={2}>
          {text(`withdrawals.result.title.${isWithdrawalCode(status) ? status : withdrawalStatus.auditing}`)}
        </Heading>
        <QueryView
          query={query}
          failedTitle={text('withdrawals.result.failed')}
          loading={<Skeleton lines={6} height="20px" />}
          isEmpty={isEmptyList}
          empty={
            <EmptyState
              title={text('withdrawals.result.missing')}
              actions={<Button onPress={() => restart()}>{text('withdrawals.result.another')}</Button>}
            />
          }
        >
          {({ list }) => list[0] && <Followed withdrawal={list[0]} restart={restart} />}
        </QueryView>
      </Stack>
    </div>
  );
}

interface FollowedProps extends Pick<WithdrawalForm, 'restart'> {
  readonly withdrawal: Withdrawal;
}

function Followed({ withdrawal, restart }: FollowedProps) {
  const text = useText();
  const paths = usePaths();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];
  const hasSupport = useAtomValue(hasSupportAtom);
  const { trade_no, status } = withdrawal;
  const again = tokensOnNetworks(networks).find(
    ({ network, token }) => network.chain === withdrawal.chain && token.token === withdrawal.token,
  );

  return (
    <Stack gap="l">
      <Progress withdrawal={withdrawal} />
      {status === withdrawalStatus.abnormal && (
        <Banner
          tone="critical"
          title={text('withdrawals.result.abnormal')}
          actions={
            hasSupport && (
              <SupportLink
                type={workOrderType.withdrawal}
                trade_no={withdrawal.trade_no}
                chain={withdrawal.chain}
                token={withdrawal.token}
                address={withdrawal.address}
                txid={withdrawal.txid}
                look="strong"
              >
                {text('common.support.contact')}
              </SupportLink>
            )
          }
        >
          {text('withdrawals.result.abnormalText')}
        </Banner>
      )}
      <CancelWithdrawal withdrawal={withdrawal} isOpen={status === withdrawalStatus.auditing} />
      <Inline gap="s">
        <ButtonLink href={paths.fundDetails({ tab: 'withdrawal', detail: trade_no })} variant="outline">
          {text('common.toFundDetails')}
        </ButtonLink>
        {again && (
          <Button
            variant="outline"
            onPress={() =>
              restart({
                id: again.token.id,
                token: withdrawal.token,
                address: withdrawal.address,
                memo: withdrawal.memo,
                amount: withdrawal.amount,
              })
            }
          >
            {text('withdrawals.result.repeat')}
          </Button>
        )}
        <Button onPress={() => restart()}>{text('withdrawals.result.another')}</Button>
      </Inline>
    </Stack>
  );
}
