import { securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import type { SecuritySwitch, UserInfo } from '@settlement/api-mocks/contract/user';

export const loginSwitchOf = (user: UserInfo): SecuritySwitch | undefined =>
  user.security_switch.find(({ type }) => type === securitySwitchType.login);
