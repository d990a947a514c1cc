import { errorCode } from '@settlement/api-mocks/contract/errors';
import { onOffCode, securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import { type UserChange, editUser } from '@settlement/api-mocks/contract/account';
import { listLog } from '@settlement/api-mocks/contract/activity';
import { type UserInfo, getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isApiError } from '#api/errors.ts';
import { internalHref } from '#lib/internalHref.ts';
import { pathsOf } from '#lib/paths.ts';
import { choiceParam, textParam } from '#lib/urlState.ts';
import { deviceAtom } from './device.ts';
import { callEndpoint, endpointKey, invalidate } from './endpointQuery.ts';
import { locationAtom } from './location.ts';
import { urlStateAtom } from './urlState.ts';

/** The tabs, by the names of specification §2. */
export const accountTabs = ['_basic', '_security', '_billSetting'] as const;
export type AccountTabId = (typeof accountTabs)[number];

/** What a link can open on the page: a form, or one flow of the security centre. */
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
  /** Where the person came from to set something up, and wants to go on. */
  back: textParam({ keepsOthers: true }),
});

/** The address of the security center, with the way back to where the person is. */
export const setupHrefAtom = atom((get) => {
  const { pathname, search } = get(locationAtom);
  const paths = pathsOf(get(deviceAtom));
  return (action?: AccountAction) =>
    `${paths.account('_security', action)}&back=${encodeURIComponent(pathname + search)}`;
});

/** The way back, if it is a page of the console; undefined otherwise. */
export const backHrefAtom = atom((get) => {
  const { back } = get(accountStateAtom);
  return back === undefined ? undefined : internalHref(back, get(deviceAtom));
});

export type ProtectionId = 'google' | 'email' | 'phone' | 'password' | 'trade' | 'login';

export interface Protection {
  readonly id: ProtectionId;
  readonly isOn: boolean;
  /** Unix seconds; 0 if unknown or never. */
  readonly changed: number;
}

/** What protects the account, the strongest first, and whether it is there. */
export function protectionsOf(user: UserInfo): readonly Protection[] {
  const times = user.security_time;
  return [
    { id: 'google', isOn: user.bind_google_auth, changed: times?.google_auth ?? 0 },
    { id: 'email', isOn: user.email !== '', changed: times?.email ?? 0 },
    { id: 'phone', isOn: user.phone !== '', changed: times?.phone ?? 0 },
    { id: 'password', isOn: user.password, changed: times?.password ?? 0 },
    { id: 'trade', isOn: user.trade_password, changed: times?.trade_password ?? 0 },
    {
      id: 'login',
      isOn: user.security_switch.some(
        ({ type, open }) => type === securitySwitchType.login && open === onOffCode.on,
      ),
      changed: 0,
    },
  ];
}

/** Saves what was changed; every date on screen follows a new time zone. */
export const editUserAtom = atom(null, async (get, _set, body: UserChange): Promise<UserInfo> => {
  const client = get(queryClientAtom);
  let user: UserInfo;
  try {
    user = await callEndpoint(get, editUser, { body }, { isExclusive: true });
  } catch (error) {
    // The audit began elsewhere: what is on screen is out of date.
    if (isApiError(error) && error.code === errorCode.UNDER_REVIEW) await invalidate(client, getUserInfo);
    throw error;
  }
  client.setQueryData(endpointKey(getUserInfo, {}), user);
  // Nothing waits for the log: the next change may come at once.
  void invalidate(client, listLog);
  return user;
});
