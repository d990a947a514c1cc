import type { UserInfo } from '@settlement/api-mocks/contract/user';

/** How many of the required steps are left, as far as the account itself tells. */
export function requiredLeft(
  user: Pick<UserInfo, 'bind_google_auth' | 'trade_password' | 'gas_opened'>,
): number {
  return [user.bind_google_auth, user.trade_password, user.gas_opened !== false].filter((isDone) => !isDone)
    .length;
}
