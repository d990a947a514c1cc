import { useAtomValue } from 'jotai';
import { fundStateAtom } from '#data/funds.ts';
import { movementLists } from '#data/movements.ts';
import { LedgerCheckStrip } from './LedgerCheckStrip.tsx';

/** The sums of one token, where all its movements are listed. */
export function TokenLedger() {
  const { tab } = useAtomValue(fundStateAtom);
  const { id } = useAtomValue(movementLists.all.filtersAtom);
  return tab === 'all' && id !== undefined ? <LedgerCheckStrip /> : null;
}
