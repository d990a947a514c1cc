import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { LockIcon, ShieldIcon, StoreIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { setupHrefAtom } from '#data/account.ts';
import { usePaths } from '#data/device.ts';
import { useFormats } from '#data/useFormats.ts';
import { useSecondsLeft } from '#data/useSecondsLeft.ts';
import { useText } from '#i18n/useText.ts';
import type { Eligibility as Reason } from './eligibility.ts';
import * as css from '../withdraw.css.ts';

/** Why nothing can be withdrawn now, and the way there. */
export function Eligibility({ reason, user }: { readonly reason: Reason; readonly user: UserInfo }) {
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
        action={
          <ButtonLink href={paths.account('_security')}>
            {text('withdrawals.eligibility.security')}
          </ButtonLink>
        }
      />
    );
  }
  if (reason === 'noMethod') {
    return (
      <EmptyState
        icon={<ShieldIcon />}
        title={text('withdrawals.eligibility.noMethod')}
        description={text('withdrawals.eligibility.noMethodText')}
        action={<ButtonLink href={setupHref()}>{text('withdrawals.eligibility.security')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<StoreIcon />}
      title={text('withdrawals.eligibility.permission')}
      description={text('withdrawals.eligibility.permissionText')}
      action={<ButtonLink href={paths.openAuth}>{text('withdrawals.eligibility.open')}</ButtonLink>}
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
