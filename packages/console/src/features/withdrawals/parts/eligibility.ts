import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { isFrozen } from '#data/user.ts';
import { boundMethods } from '#data/money/verification.ts';

export type Eligibility = 'permission' | 'noMethod' | 'frozen' | 'locked';

export function eligibilityOf(user: UserInfo, now: number): Eligibility | undefined {
  if (user.status !== userStatus.authorised) return 'permission';
  if (boundMethods(user).length === 0) return 'noMethod';
  if (isFrozen(user)) return 'frozen';
  return user.withdraw_lock_until > now ? 'locked' : undefined;
}
