import { errorCode } from '@settlement/api-mocks/contract/errors';
import { onOffCode, securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import { type UserChange, editUser } from '@settlement/api-mocks/contract/account';
import { listLog } from '@settlement/api-mocks/contract/activity';
import { type SecuritySwitch, type UserInfo, getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isApiError } from '#api/errors.ts';
import { pathsOf } from '#lib/address/paths.ts';
import { choiceParam, textParam } from '#lib/address/urlState.ts';
import { deviceAtom } from './session/device.ts';
import { callEndpoint, endpointKey, invalidate } from './calls/endpointQuery.ts';
import { internalHrefAtom } from './page/internalHref.ts';
import { locationAtom } from './page/location.ts';
import { urlStateAtom } from './page/urlState.ts';

export const accountTabs = ['_basic', '_security', '_billSetting'] as const;
export type AccountTabId = (typeof accountTabs)[number];

const accountActions = [
  'none',
  'edit',
  'google',
  'unbind',
  'recovery',
  'email',
  'phone',
  'password',
  'trade',
  'reset',
  'forgot',
  'delete',
] as const;
export type AccountAction = (typeof accountActions)[number];

export const accountStateAtom = urlStateAtom({
  page_tab: choiceParam(accountTabs, '_basic', { keepsOthers: true }),
  action: choiceParam(accountActions, 'none', { keepsOthers: true }),
  back: textParam({ keepsOthers: true }),
});

export const setupHrefAtom = atom((get) => {
  const { pathname, search } = get(locationAtom);
  const paths = pathsOf(get(deviceAtom));
  return (action?: AccountAction) =>
    `${paths.account('_security', action)}&back=${encodeURIComponent(pathname + search)}`;
});

export const backHrefAtom = atom((get) => {
  return get(internalHrefAtom)(get(accountStateAtom).back);
});

export type ProtectionId = 'google' | 'email' | 'phone' | 'password' | 'trade' | 'login';

export interface Protection {
  readonly id: ProtectionId;
  readonly isOn: boolean;
  /** The time of the last change in Unix seconds. 0 if there was no change, or if the time is unknown. */
  readonly changed: number;
}

/** Returns the switch for a code at sign-in. Undefined if the server doesn't list it. */
export const loginSwitchOf = (user: UserInfo): SecuritySwitch | undefined =>
  user.security_switch.find(({ type }) => type === securitySwitchType.login);

export function protectionsOf(user: UserInfo): readonly Protection[] {
  const times = user.security_time;
  const login = loginSwitchOf(user);
  return [
    { id: 'google', isOn: user.bind_google_auth, changed: times?.google_auth ?? 0 },
    { id: 'email', isOn: user.email !== '', changed: times?.email ?? 0 },
    { id: 'phone', isOn: user.phone !== '', changed: times?.phone ?? 0 },
    { id: 'password', isOn: user.password, changed: times?.password ?? 0 },
    ...(user.trade_password === undefined
      ? []
      : [{ id: 'trade' as const, isOn: user.trade_password, changed: times?.trade_password ?? 0 }]),
    ...(login
      ? [{ id: 'login' as const, isOn: login.open === onOffCode.on && user.bind_google_auth, changed: 0 }]
      : []),
  ];
}

export const editUserAtom = atom(null, async (get, _set, body: UserChange): Promise<UserInfo> => {
  const client = get(queryClientAtom);
  let user: UserInfo;
  try {
    user = await callEndpoint(get, editUser, { body }, { isExclusive: true });
  } catch (error) {
    // The error means that a review has started in another tab, so the displayed user data is outdated.
    if (isApiError(error) && error.code === errorCode.UNDER_REVIEW) await invalidate(client, getUserInfo);
    throw error;
  }
  client.setQueryData(endpointKey(getUserInfo, {}), user);
  void invalidate(client, listLog);
  return user;
});
