import { isAllowedTransition, type Machine } from '#contract/transitions.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { Table } from '#core/books/table.ts';

interface Moved {
  readonly machine: Machine;
  readonly from: number;
  readonly to: number;
}

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

/** Records status changes. `illegal` returns those that the contract doesn't allow. */
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
