import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { WalletIcon, LockIcon, ShieldIcon, StoreIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { usePaths } from '#data/session/device.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { isPositive } from '#lib/money/money.ts';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { ClosedBanner } from './ClosedBanner.tsx';
import { Result } from './Result.tsx';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { setupHrefAtom } from '#data/account.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import type { Eligibility as Reason } from './eligibility.ts';
import * as css from '../withdraw.css.ts';

interface WithdrawBlockedProps {
  readonly withdrawal: WithdrawalForm;
  readonly children: ReactNode;
}

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
                        actions={
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

function Eligibility({ reason, user }: { readonly reason: Reason; readonly user: UserInfo }) {
  const text = useText();
  const paths = usePaths();
  const setupHref = useAtomValue(setupHrefAtom);
  if (reason === 'locked') return <Locked user={user} />;
  if (reason === 'frozen') {
    return (
      <EmptyState
        icon={<LockIcon />}
        title={text('withdrawals.eligibility.frozen')}
        description={text('withdrawals.eligibility.frozenText')}
        actions={<ButtonLink href={paths.account('_security')}>{text('common.toSecurity')}</ButtonLink>}
      />
    );
  }
  if (reason === 'noMethod') {
    return (
      <EmptyState
        icon={<ShieldIcon />}
        title={text('withdrawals.eligibility.noMethod')}
        description={text('withdrawals.eligibility.noMethodText')}
        actions={<ButtonLink href={setupHref()}>{text('common.toSecurity')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<StoreIcon />}
      title={text('withdrawals.eligibility.permission')}
      description={text('withdrawals.eligibility.permissionText')}
      actions={<ButtonLink href={paths.openAuth}>{text('shell.title.openAuthPage')}</ButtonLink>}
    />
  );
}

function Locked({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const until = user.withdraw_lock_until;
  const isThawing = user.withdraw_lock_reason === 'thaw';
  const seconds = useSecondsLeft(until);
  const two = (value: number) => String(value).padStart(2, '0');
  const left = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return (
    <EmptyState
      icon={<LockIcon />}
      title={text(isThawing ? 'withdrawals.eligibility.thawing' : 'withdrawals.eligibility.locked', {
        time: formats.time(until),
      })}
      description={
        <>
          <span
            className={css.clock}
            role="timer"
            aria-label={text('withdrawals.eligibility.remaining', { left })}
          >
            {left}
          </span>
          <br />
          {text(isThawing ? 'withdrawals.eligibility.thawingText' : 'withdrawals.eligibility.lockedText')}
        </>
      }
    />
  );
}
