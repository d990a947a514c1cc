import { isAllowedTransition, type Machine } from '#contract/transitions.ts';
import type { Merchant } from '#core/merchant.ts';
import type { Table } from '#core/table.ts';

interface Moved {
  readonly machine: Machine;
  readonly from: number;
  readonly to: number;
}

/** Notes every change of state in a table, from now on. */
function watchTable<Row>(
  table: Table<Row>,
  machine: Machine,
  stateOf: (row: Row) => number,
  moves: Moved[],
): void {
  const replace = table.replace.bind(table);
  table.replace = (index, row) => {
    const before = table.get(index);
    if (before !== undefined && stateOf(before) !== stateOf(row)) {
      moves.push({ machine, from: stateOf(before), to: stateOf(row) });
    }
    replace(index, row);
  };
}

/** Every move of state a merchant's things make; `illegal` keeps those the contract does not allow. */
export function watchTransitions(merchants: readonly Merchant[]): { moves: Moved[]; illegal(): Moved[] } {
  const moves: Moved[] = [];
  for (const { rows } of merchants) {
    watchTable(rows.payments, 'payment', (row) => row.status, moves);
    watchTable(rows.withdrawals, 'withdrawal', (row) => row.status, moves);
    watchTable(rows.callbacks, 'callback', (row) => row.status, moves);
    watchTable(rows.workOrders, 'workOrder', (row) => row.status, moves);
    watchTable(rows.swaps, 'movement', (row) => row.progress, moves);
    watchTable(rows.recharges, 'movement', (row) => row.progress, moves);
    watchTable(rows.notifications, 'notification', (row) => row.status, moves);
  }
  return {
    moves,
    illegal: () => moves.filter(({ machine, from, to }) => !isAllowedTransition(machine, from, to)),
  };
}
