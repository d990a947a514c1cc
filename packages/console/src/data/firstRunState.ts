import { atom } from 'jotai';
import { overviewQueryAtom } from './statistics.ts';
import { userAtom } from './user.ts';

/** Whether the merchant has no live payment yet. Undefined while loading. */
export const isFirstRunAtom = atom((get): boolean | undefined => {
  const user = get(userAtom);
  if (!user) return undefined;
  if (user.has_payments !== undefined) return !user.has_payments;
  const overview = get(overviewQueryAtom).data;
  return overview && overview.transaction_volume === 0;
});
