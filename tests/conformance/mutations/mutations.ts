import { callMutations } from './calls.ts';
import type { Mutation } from './mutation.ts';
import { orderMutations } from './orders.ts';

import { specificationMutations } from './specification.ts';
import { valueMutations } from './values.ts';

export type { Mutation } from './mutation.ts';

/** Servers that each break the contract in one way; the suite must notice. */
export const mutations: readonly Mutation[] = [
  ...valueMutations,
  ...callMutations,
  ...specificationMutations,
  ...orderMutations,
];

/** @throws RangeError for an id there is none of. */
export function mutationOf(id: string): Mutation {
  const found = mutations.find((mutation) => mutation.id === id);
  if (!found) throw new RangeError(`There is no mutation ${id}`);
  return found;
}
