import { endpoints, type EndpointId, type Endpoints } from '#contract/endpoints.ts';
import { implement, type Handlers, type Implementation, type Incoming } from '#core/http/implement.ts';
import { keyOf, react } from '#core/http/pipeline.ts';
import type { Scenario } from '#core/http/scenario.ts';
import type { Visitor } from '#core/access/sessions.ts';
import type { WriteSheet } from '#core/files/spreadsheet.ts';
import { handlers, isEndpointId } from '#resources/handlers.ts';
import { tick, type RunningBank } from './runningBank.ts';

const implementationOf = <Id extends EndpointId>(id: Id, handler: Handlers[Id]): Implementation =>
  implement<Endpoints[Id]>(endpoints[id], handler);

export const implementations: ReadonlyMap<string, Implementation> = new Map(
  Object.keys(handlers)
    .filter(isEndpointId)
    .map((id) => [keyOf(endpoints[id].method, endpoints[id].path), implementationOf(id, handlers[id])]),
);

export interface BankCallOptions {
  readonly always: readonly Scenario[];
  readonly isChecked: boolean;
  readonly writeSheet: WriteSheet;
  readonly mostRows: number;
}

/** A function that runs a call. All changes are made before its first `await`. */
export type CallBank = (
  incoming: Incoming,
  scenarios: readonly Scenario[],
  visitor: Visitor,
  /** True if the changes of the call are undone before its response is written. */
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
