import type { Implementation, Incoming } from '#core/http/implement.ts';
import { keyOf, react } from '#core/http/pipeline.ts';
import type { Scenario } from '#core/http/scenario.ts';
import type { Visitor } from '#core/access/sessions.ts';
import type { WriteSheet } from '#core/files/spreadsheet.ts';
import { handlers } from '#resources/handlers.ts';
import { tick, type RunningBank } from './runningBank.ts';

export const implementations: ReadonlyMap<string, Implementation> = new Map(
  Object.values(handlers).map((one): [string, Implementation] => [
    keyOf(one.endpoint.method, one.endpoint.path),
    one,
  ]),
);

export interface BankCallOptions {
  readonly always: readonly Scenario[];
  readonly isChecked: boolean;
  readonly writeSheet: WriteSheet;
  readonly mostRows: number;
}

/** A function that runs a call. It makes all changes before its first `await`. */
export type CallBank = (
  incoming: Incoming,
  scenarios: readonly Scenario[],
  visitor: Visitor,
  /** Whether the changes of the call are undone before its response is written. */
  isAside?: boolean,
) => Promise<Response>;

export function callBankOf(running: RunningBank, { always, ...options }: BankCallOptions): CallBank {
  return (incoming, scenarios, visitor, isAside = false) => {
    tick(running);
    const { bank, standingToken } = running;
    const before = bank.sessions.latest;
    const response = react(incoming, {
      bank,
      implementations,
      scenarios: [...always, ...scenarios],
      visitor,
      standingToken,
      isAside,
      ...options,
    });
    const { latest } = bank.sessions;
    if (latest && latest !== before) running.merchantKey = latest.merchantKey;
    return response;
  };
}
