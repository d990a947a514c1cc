import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { useAtomValue } from 'jotai';
import { serverClockAtom } from '#data/serverClock.ts';
import { useFormats } from '#data/useFormats.ts';
import { isFrozen } from '#data/user.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';

/** Why nothing can be withdrawn now, and until when. */
export function LockBanner({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const zoneName = useZoneName();
  const clock = useAtomValue(serverClockAtom);
  if (isFrozen(user))
    return (
      <Banner tone="caution" title={text('account.freeze.frozen')} role="status">
        {text('account.freeze.onText')}
      </Banner>
    );
  if (user.withdraw_lock_until <= clock.now()) return null;
  return (
    <Banner tone="caution" title={text('account.security.lock.title')} role="status">
      {text('account.security.lock.text', {
        time: formats.time(user.withdraw_lock_until),
        zone: zoneName,
      })}
    </Banner>
  );
}
