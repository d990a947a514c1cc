import type { Implementation } from '#core/implement.ts';
import { keyOf, react, type Incoming } from '#core/pipeline.ts';
import type { Scenario } from '#core/scenario.ts';
import type { Visitor } from '#core/sessions.ts';
import type { WriteSheet } from '#core/spreadsheet.ts';
import { handlers } from '#resources/handlers.ts';
import { tick, type RunningBank } from './runningBank.ts';

export const implementations: ReadonlyMap<string, Implementation> = new Map(
  Object.values(handlers).map((one): [string, Implementation] => [
    keyOf(one.endpoint.method, one.endpoint.path),
    one,
  ]),
);

export interface CarryOutOptions {
  /** Whether an answer that breaks the contract throws. */
  readonly isChecked: boolean;
  readonly writeSheet: WriteSheet;
  readonly mostRows: number;
}

/** Does a call on a bank; everything that changes it happens before the first pause. */
export type CarryOut = (
  incoming: Incoming,
  scenarios: readonly Scenario[],
  visitor: Visitor,
) => Promise<Response>;

export function carryOutOn(running: RunningBank, options: CarryOutOptions): CarryOut {
  return (incoming, scenarios, visitor) => {
    tick(running);
    const { bank, standingToken } = running;
    const before = bank.sessions.latest;
    const response = react(incoming, {
      bank,
      implementations,
      scenarios,
      visitor,
      standingToken,
      ...options,
    });
    const { latest } = bank.sessions;
    if (latest && latest !== before) running.merchantKey = latest.merchantKey;
    return response;
  };
}
