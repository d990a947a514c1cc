import { isAllowedTransition, type Machine } from '#contract/transitions.ts';
import { operationFailed } from '#core/http/apiError.ts';

/** @throws {ApiError} 10001 `state_conflict` if the contract doesn't allow the change */
export function assertTransition(machine: Machine, from: number, to: number): void {
  if (!isAllowedTransition(machine, from, to)) throw operationFailed('state_conflict');
}
