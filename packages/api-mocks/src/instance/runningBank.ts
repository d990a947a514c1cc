import type { Bank } from '#core/books/bank.ts';
import type { Clock } from '#core/time/clock.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { createOutbox } from '#core/books/outbox.ts';
import { createRandom } from '#core/books/random.ts';
import type { Scenario } from '#core/http/scenario.ts';
import { createAgenda } from '#core/time/agenda.ts';
import { createSessions, type Visitor, visitorOf } from '#core/access/sessions.ts';
import { UndoMap } from '#core/books/transaction.ts';
import { createDirectory, type KeepHistory } from '#fixtures/directory.ts';
import { partnerWorlds } from '#fixtures/partners.ts';
import { worlds } from '#fixtures/worlds.ts';
import { findScenarios, type ScenarioId } from '#resources/scenarios.ts';

export interface RunningBank {
  readonly seed: string;
  readonly clock: Clock;
  /** The start time in Unix seconds. The start time and the seed determine the data. */
  startedAt: number;
  bank: Bank;
  merchantKey: string;
  /** The session token for requests without an `X-Token` header. Stories use it, because they don't sign in. */
  standingToken: string | undefined;
  /** The scenarios at the start. They apply until other scenarios are set. */
  given: readonly ScenarioId[];
  chosen: readonly ScenarioId[];
}

export interface BankBeginning extends Pick<
  Bank,
  'seed' | 'historySeed' | 'notifyUrl' | 'basePath' | 'hasNewOrders' | 'clock'
> {
  readonly keepHistory: KeepHistory | undefined;
  /** The start time of a saved mock API. Default: now. */
  readonly startedAt?: number | undefined;
  readonly merchantKey: string;
  readonly given: readonly ScenarioId[];
  /** The allowed targets of callbacks. Undefined if no server sends the callbacks. */
  readonly sendsCallbacksTo: readonly string[] | undefined;
}

export function runBank(beginning: BankBeginning): RunningBank {
  const { seed, clock, merchantKey, given, startedAt = clock.now() } = beginning;
  return {
    seed,
    clock,
    startedAt,
    bank: createBank(beginning, startedAt),
    merchantKey,
    standingToken: undefined,
    given,
    chosen: [],
  };
}

function createBank(beginning: BankBeginning, openedAt: number): Bank {
  const { seed, historySeed, notifyUrl, basePath, clock, sendsCallbacksTo } = beginning;
  const { hasNewOrders, keepHistory } = beginning;
  const random = createRandom(`${seed}:bank`);
  const bank: Bank = {
    seed,
    historySeed,
    notifyUrl,
    basePath,
    openedAt,
    hasNewOrders,
    clock,
    random,
    scheduler: createAgenda(() => bank),
    sessions: createSessions(random.fork('sessions')),
    inbox: [],
    tickets: new UndoMap(),
    requests: new UndoMap(),
    inProgress: new Set(),
    quotes: new UndoMap(),
    nonces: new UndoMap(),
    payPages: new UndoMap(),
    linkPages: new UndoMap(),
    outbox: sendsCallbacksTo && createOutbox(sendsCallbacksTo),
    caller: { isForeign: false },
    directory: createDirectory([...worlds, ...partnerWorlds], () => bank, openedAt, keepHistory),
  };
  return bank;
}

/** Runs the events that are due and returns their number. */
export function tick({ bank, clock }: RunningBank): number {
  const outside = clock.outside();
  return bank.scheduler.runUntil(clock.now(), (at, happen) => clock.at(at, happen, outside));
}

export const activeIds = ({ given, chosen }: RunningBank): readonly ScenarioId[] => [...given, ...chosen];

/** @throws {RangeError} if the merchant is unknown */
export function merchantOf(running: RunningBank, key: string = running.merchantKey): Merchant {
  const merchant = running.bank.directory.byKey(key);
  if (!merchant) throw new RangeError(`no such merchant: ${key}`);
  return merchant;
}

export function prepare(running: RunningBank, scenarios: readonly Scenario[], merchant?: Merchant): void {
  for (const scenario of scenarios) scenario.prepare?.(running.bank, merchant ?? merchantOf(running));
}

export function signInAs(running: RunningBank, key: string, visitor: Visitor): string {
  running.merchantKey = key;
  merchantOf(running, key);
  return running.bank.sessions.open(key, visitor, running.clock.now(), false).token;
}

export function begin(running: RunningBank, signedInKey: string | undefined): void {
  prepare(running, findScenarios(running.given));
  running.standingToken =
    signedInKey === undefined ? undefined : signInAs(running, signedInKey, visitorOf(null));
}
