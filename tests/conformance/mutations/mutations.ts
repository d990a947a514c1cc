import { attackMutations } from './attacks.ts';
import { callMutations } from './calls.ts';
import type { Mutation } from './mutation.ts';
import { orderMutations } from './orders.ts';
import { specificationMutations } from './specification.ts';
import { valueMutations } from './values.ts';

export type { Mutation } from './mutation.ts';

export const mutations: readonly Mutation[] = [
  ...valueMutations,
  ...callMutations,
  ...specificationMutations,
  ...orderMutations,
  ...attackMutations,
];

/**
 * Returns the mutation with the given ID.
 *
 * @throws {RangeError} if no mutation has this ID
 */
export function mutationOf(id: string): Mutation {
  const found = mutations.find((mutation) => mutation.id === id);
  if (!found) throw new RangeError(`There is no mutation ${id}`);
  return found;
}
