import { atom } from 'jotai';
import { overviewQueryAtom } from './statistics.ts';
import { userAtom } from './user.ts';

/**
 * Whether the merchant hasn't received a live payment yet. If the server doesn't return `has_payments`, true
 * only if the number of orders is 0. Undefined while loading.
 */
export const isFirstRunAtom = atom((get): boolean | undefined => {
  const user = get(userAtom);
  if (!user) return undefined;
  if (user.has_payments !== undefined) return !user.has_payments;
  const overview = get(overviewQueryAtom).data;
  return overview && overview.transaction_volume === 0;
});
