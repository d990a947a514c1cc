import { type Machine, type Transitions, transitions } from '@settlement/api-mocks/contract/transitions';

const isMachine = (name: string): name is Machine => Object.hasOwn(transitions, name);

export const machines: readonly Machine[] = Object.keys(transitions).filter(isMachine);

const labels: Readonly<Record<Machine, string>> = {
  payment: 'payments.status',
  withdrawal: 'common.withdrawal',
  callback: 'callbacks.status',
  user: 'permission.status',
  audit: 'permission.state',
  notification: 'docs.notification',
  workOrder: 'workOrders.status',
  address: 'addresses.status',
  movement: 'common.progress',
};

export const labelOf = (machine: Machine, code: number): string => `${labels[machine]}.${code}`;

interface Move {
  readonly from: number;
  readonly to: readonly number[];
}

export function movesOf(table: Transitions): readonly Move[] {
  return Object.entries(table)
    .map(([from, to]) => ({ from: Number(from), to }))
    .toSorted((one, other) => one.from - other.from);
}
