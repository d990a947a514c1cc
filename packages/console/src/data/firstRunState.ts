import { atom } from 'jotai';
import { overviewQueryAtom } from './statistics.ts';
import { userAtom } from './user.ts';

/**
 * Whether the merchant waits for the first live payment. Servers that don't report it have no order yet.
 * Undefined until it's known.
 */
export const isFirstRunAtom = atom((get): boolean | undefined => {
  const user = get(userAtom);
  if (!user) return undefined;
  if (user.has_payments !== undefined) return !user.has_payments;
  const overview = get(overviewQueryAtom).data;
  return overview && overview.transaction_volume === 0;
});
