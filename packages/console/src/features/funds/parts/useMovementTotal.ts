import { useAtomValue } from 'jotai';
import {
  gasQueryAtom,
  rechargesQueryAtom,
  streamQueryAtom,
  swapsQueryAtom,
  transfersQueryAtom,
  withdrawalsQueryAtom,
} from '../../../data/movements.ts';
import { fundStateAtom } from '../../../data/funds.ts';

const queries = {
  all: streamQueryAtom,
  recharge: rechargesQueryAtom,
  withdrawal: withdrawalsQueryAtom,
  swap: swapsQueryAtom,
  transfer: transfersQueryAtom,
  gas: gasQueryAtom,
} as const;

/** How many rows the open list has on all its pages; undefined until it is known. */
export function useMovementTotal(): number | undefined {
  const { tab } = useAtomValue(fundStateAtom);
  return useAtomValue(queries[tab]).data?.total;
}
