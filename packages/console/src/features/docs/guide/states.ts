import { type Machine, type Transitions, transitions } from '@settlement/api-mocks/contract/transitions';

const isMachine = (name: string): name is Machine => Object.hasOwn(transitions, name);

/** Everything that has a status, in the order of the contract. */
export const machines: readonly Machine[] = Object.keys(transitions).filter(isMachine);

interface Move {
  readonly from: number;
  readonly to: readonly number[];
}

/** Each state with those that may follow it. */
export function movesOf(table: Transitions): readonly Move[] {
  return Object.entries(table)
    .map(([from, to]) => ({ from: Number(from), to }))
    .toSorted((one, other) => one.from - other.from);
}
