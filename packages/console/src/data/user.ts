import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { type UserInfo, getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { isZone } from '@settlement/api-mocks/rules/zone';
import { endpointQuery } from './endpointQuery.ts';

/** Who is signed in, and what they may do. */
export const userQueryAtom = atomWithQuery((get) => endpointQuery(get, getUserInfo, {}));

/** Undefined until it is known. */
export const userAtom = atom((get) => get(userQueryAtom).data);

/** Specification §6: 3 means that the merchant permission is open. Undefined until it is known. */
export const isAuthorisedAtom = atom((get): boolean | undefined => {
  const user = get(userAtom);
  return user && user.status === userStatus.authorised;
});

/** Whether the merchant has frozen withdrawals, transfers and swaps by hand. */
export const isFrozen = ({ withdraw_lock_reason }: UserInfo): boolean => withdraw_lock_reason === 'frozen';

/** The time zone of all times and days: the merchant's, or this device's if the server has none. UTC until it is known. */
export const zoneAtom = atom((get) => {
  const zone = get(userAtom)?.merchant.time_zone;
  if (zone === '') return Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isZone(zone) ? zone : 'UTC';
});
