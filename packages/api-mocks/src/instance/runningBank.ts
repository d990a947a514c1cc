import type { Bank } from '#core/bank.ts';
import type { Clock } from '#core/clock.ts';
import type { Merchant } from '#core/merchant.ts';
import { createOutbox } from '#core/outbox.ts';
import { createRandom } from '#core/random.ts';
import type { Scenario } from '#core/scenario.ts';
import { createScheduler } from '#core/scheduler.ts';
import { createSessions, type Visitor } from '#core/sessions.ts';
import { UndoMap } from '#core/transaction.ts';
import { visitorOf } from '#core/visitorOf.ts';
import { createDirectory } from '#fixtures/directory.ts';
import { partnerWorlds } from '#fixtures/partners.ts';
import { worlds } from '#fixtures/worlds.ts';
import { findScenarios, type ScenarioId } from '#resources/scenarios.ts';

/** A bank with its clock, who signed in to it last, and the scenarios that hold. */
export interface RunningBank {
  readonly seed: string;
  readonly clock: Clock;
  /** Unix seconds; the world is a function of this and the seed. */
  startedAt: number;
  bank: Bank;
  /** The key of the merchant who signed in last. */
  merchantKey: string;
  /** Stands for every session, in stories that need no sign-in. */
  standingToken: string | undefined;
  /** Those it was made with hold until others are set; those that were set are kept with the state. */
  given: readonly ScenarioId[];
  chosen: readonly ScenarioId[];
  /** On top of them, for one call. */
  added: readonly Scenario[];
  /** Where a server sends callbacks; missing if there is no server. */
  readonly sendsCallbacksTo: readonly string[] | undefined;
}

export interface BankBeginning {
  readonly seed: string;
  readonly clock: Clock;
  readonly merchantKey: string;
  readonly given: readonly ScenarioId[];
  readonly sendsCallbacksTo: readonly string[] | undefined;
}

/** A bank at its beginning: it starts now, without a session. */
export function runBank({ seed, clock, merchantKey, given, sendsCallbacksTo }: BankBeginning): RunningBank {
  const startedAt = clock.now();
  return {
    seed,
    clock,
    startedAt,
    bank: createBank(seed, clock, startedAt, sendsCallbacksTo),
    merchantKey,
    standingToken: undefined,
    given,
    chosen: [],
    added: [],
    sendsCallbacksTo,
  };
}

function createBank(
  seed: string,
  clock: Clock,
  openedAt: number,
  sendsCallbacksTo: readonly string[] | undefined,
): Bank {
  const random = createRandom(`${seed}:bank`);
  const bank: Bank = {
    seed,
    openedAt,
    clock,
    random,
    scheduler: createScheduler(),
    sessions: createSessions(random.fork('sessions')),
    inbox: [],
    tickets: new UndoMap(),
    requests: new UndoMap(),
    inProgress: new Set(),
    quotes: new UndoMap(),
    nonces: new Map(),
    payPages: new UndoMap(),
    outbox: sendsCallbacksTo && createOutbox(sendsCallbacksTo),
    caller: { isForeign: false },
    directory: createDirectory([...worlds, ...partnerWorlds], () => bank, openedAt),
  };
  return bank;
}

/** Lets happen what has fallen due. */
export function tick({ bank, clock }: RunningBank): void {
  const outside = clock.outside();
  bank.scheduler.runUntil(clock.now(), (at, happen) => clock.at(at, happen, outside));
}

export const activeIds = ({ given, chosen }: RunningBank): readonly ScenarioId[] => [...given, ...chosen];

/** @throws RangeError where there is no such merchant. */
export function merchantOf(running: RunningBank, key: string = running.merchantKey): Merchant {
  const merchant = running.bank.directory.byKey(key);
  if (!merchant) throw new RangeError(`no such merchant: ${key}`);
  return merchant;
}

/** Changes the world of a merchant as the scenarios need it. */
export function prepare(running: RunningBank, scenarios: readonly Scenario[], merchant?: Merchant): void {
  for (const scenario of scenarios) scenario.prepare?.(running.bank, merchant ?? merchantOf(running));
}

/** The token of a new session. */
export function signInAs(running: RunningBank, key: string, visitor: Visitor): string {
  running.merchantKey = key;
  merchantOf(running, key);
  return running.bank.sessions.open(key, visitor, running.clock.now(), false).token;
}

/** The first scenarios, and the session that needs no sign-in. */
export function begin(running: RunningBank, signedInKey: string | undefined): void {
  prepare(running, findScenarios(running.given));
  running.standingToken =
    signedInKey === undefined ? undefined : signInAs(running, signedInKey, visitorOf(null));
}
