import { onOffCode, securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { choiceParam } from '../lib/url-state.ts';
import { urlStateAtom } from './url-state.ts';

/** The tabs there are so far, by the names of specification §2. */
export const accountTabs = ['_basic', '_security'] as const;
export type AccountTabId = (typeof accountTabs)[number];

export const accountStateAtom = urlStateAtom({ page_tab: choiceParam(accountTabs, '_basic') });

export type ProtectionId = 'google' | 'email' | 'phone' | 'password' | 'trade' | 'login';

/** What protects the account, the strongest first, and whether it is there. */
export function protectionsOf(
  user: UserInfo,
): readonly { readonly id: ProtectionId; readonly isOn: boolean }[] {
  return [
    { id: 'google', isOn: user.bind_google_auth },
    { id: 'email', isOn: user.email !== '' },
    { id: 'phone', isOn: user.phone !== '' },
    { id: 'password', isOn: user.password },
    { id: 'trade', isOn: user.trade_password },
    {
      id: 'login',
      isOn: user.security_switch.some(
        ({ type, open }) => type === securitySwitchType.login && open === onOffCode.on,
      ),
    },
  ];
}
