import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { isStopped } from '#parts/money/useBillLines.tsx';

/**
 * The newest withdrawal to each address of each token. One that was rejected, or that the merchant took back, is
 * no recipient to repeat.
 */
export function lastRecipients(rows: readonly Withdrawal[]): readonly Withdrawal[] {
  const keyOf = ({ token, chain, address, memo }: Withdrawal) => [token, chain, address, memo].join(' ');
  const paid = rows.filter((row) => !isStopped(row));
  return paid.filter((row, index) => paid.findIndex((one) => keyOf(one) === keyOf(row)) === index);
}
