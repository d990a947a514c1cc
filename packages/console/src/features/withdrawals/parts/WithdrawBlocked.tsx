import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { WalletIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { usePaths } from '#data/device.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { isPositive } from '#lib/money.ts';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import { ClosedBanner } from './ClosedBanner.tsx';
import { Eligibility } from './EligibilityNotice.tsx';
import { Result } from './Result.tsx';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

interface WithdrawBlockedProps {
  readonly withdrawal: WithdrawalForm;
  /** The form, for those who may fill it in. */
  readonly children: ReactNode;
}

/** What comes before the form, or instead of it. */
export function WithdrawBlocked({ withdrawal, children }: WithdrawBlockedProps) {
  const text = useText();
  const paths = usePaths();
  const user = useAtomValue(userQueryAtom);
  const { asset, closure } = withdrawal;
  const isDone = withdrawal.state.done !== undefined;
  const container = useResultFocus(isDone);
  const loading = <Skeleton lines={8} height="24px" />;

  return (
    <div ref={container}>
      {isDone ? (
        <Result restart={withdrawal.restart} />
      ) : (
        <MoneyGuard money={withdrawal.money} onDone={withdrawal.finish}>
          <QueryView query={user} failedTitle={text('withdrawals.failed')} loading={loading}>
            {(known) => {
              if (withdrawal.eligibility) return <Eligibility reason={withdrawal.eligibility} user={known} />;
              return (
                <QueryView
                  query={asset.assetsQuery}
                  failedTitle={text('withdrawals.failed')}
                  loading={loading}
                >
                  {({ list }) =>
                    list.every(({ balance }) => !isPositive(balance)) ? (
                      <EmptyState
                        icon={<WalletIcon />}
                        title={text('withdrawals.empty.title')}
                        description={text('withdrawals.empty.text')}
                        action={
                          <ButtonLink href={paths.assets()}>{text('withdrawals.empty.action')}</ButtonLink>
                        }
                      />
                    ) : (
                      <QueryView
                        query={asset.networksQuery}
                        failedTitle={text('withdrawals.failed')}
                        loading={loading}
                      >
                        {() => (
                          <Stack gap="l">
                            {closure && <ClosedBanner {...closure} />}
                            {asset.isUnmatched && (
                              <Banner tone="critical" role="alert" title={text('errors.10012')}>
                                {text('withdrawals.unmatched')}
                              </Banner>
                            )}
                            {children}
                          </Stack>
                        )}
                      </QueryView>
                    )
                  }
                </QueryView>
              );
            }}
          </QueryView>
        </MoneyGuard>
      )}
    </div>
  );
}
