import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { isStopped } from '#parts/money/useBillLines.tsx';

/** Returns the newest withdrawal to each address of each token. Rejected and canceled withdrawals are left out. */
export function lastRecipients(rows: readonly Withdrawal[]): readonly Withdrawal[] {
  const keyOf = ({ token, chain, address, memo }: Withdrawal) => [token, chain, address, memo].join(' ');
  const paid = rows.filter((row) => !isStopped(row));
  return paid.filter((row, index) => paid.findIndex((one) => keyOf(one) === keyOf(row)) === index);
}
