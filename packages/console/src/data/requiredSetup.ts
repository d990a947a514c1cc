import type { UserInfo } from '@settlement/api-mocks/contract/user';

export function requiredLeft(
  user: Pick<UserInfo, 'bind_google_auth' | 'trade_password' | 'gas_opened'>,
): number {
  return [user.bind_google_auth, user.trade_password !== false, user.gas_opened !== false].filter(
    (isDone) => !isDone,
  ).length;
}
