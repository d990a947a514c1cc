import { errorCode } from '#contract/errors.ts';
import { isAllowedTransition, type Machine } from '#contract/transitions.ts';
import { ApiError } from './apiError.ts';

/** Answers 10001 `state_conflict` unless the table of the contract allows the move. */
export function assertTransition(machine: Machine, from: number, to: number): void {
  if (!isAllowedTransition(machine, from, to))
    throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
}
