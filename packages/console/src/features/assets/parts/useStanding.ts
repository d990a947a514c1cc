import { useAtomValue } from 'jotai';
import { serverClockAtom } from '#data/serverClock.ts';
import { isAuthorisedAtom, isFrozen, userAtom } from '#data/user.ts';
import type { Standing } from './actions.ts';

/** What the account itself has to say to moving money. */
export function useStanding(): Standing {
  const user = useAtomValue(userAtom);
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const clock = useAtomValue(serverClockAtom);
  return {
    isAuthorised,
    lockUntil: user?.withdraw_lock_until ?? 0,
    isFrozen: user !== undefined && isFrozen(user),
    now: clock.now(),
  };
}
