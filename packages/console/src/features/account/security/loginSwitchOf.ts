import { securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import type { SecuritySwitch, UserInfo } from '@settlement/api-mocks/contract/user';

/** The switch of the second step at sign-in, where the server offers one. */
export const loginSwitchOf = (user: UserInfo): SecuritySwitch | undefined =>
  user.security_switch.find(({ type }) => type === securitySwitchType.login);
