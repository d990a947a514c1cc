import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { type UserInfo, getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { isZone } from '@settlement/api-mocks/rules/zone';
import { ownZone } from '#lib/time/time.ts';
import { endpointQuery } from './calls/endpointQuery.ts';

export const userQueryAtom = atomWithQuery((get) => endpointQuery(get, getUserInfo, {}));

export const userAtom = atom((get) => get(userQueryAtom).data);

/** Whether the merchant permission is approved (status 3, specification §6). Undefined while loading. */
export const isAuthorisedAtom = atom((get): boolean | undefined => {
  const user = get(userAtom);
  return user && user.status === userStatus.authorised;
});

export const isFrozen = ({ withdraw_lock_reason }: UserInfo): boolean => withdraw_lock_reason === 'frozen';

/** The merchant's time zone, or the device's if it's empty. UTC while loading, and for an unknown zone. */
export const zoneAtom = atom((get) => {
  const zone = get(userAtom)?.merchant.time_zone;
  if (zone === '') return ownZone();
  return zone && isZone(zone) ? zone : 'UTC';
});
