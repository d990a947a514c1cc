import type { Merchant, modeOf } from '#core/books/merchant.ts';
import type { UndoMap } from '#core/books/transaction.ts';
import type { Scheduler } from './scheduler.ts';

/** A future event as data, so that a file can store it. */
export interface Plan {
  readonly at: number;
  /** The name of the event's `Happening`. */
  readonly name: string;
  readonly merchantKey: string;
  readonly mode: ReturnType<typeof modeOf>;
  /** The index of the row that the event affects. An event that affects no row can store another number here. */
  readonly index: number;
  /** An amount or another number that the event needs and that the row doesn't contain. */
  readonly value: bigint;
}

/** A kind of future event. Its name is stored in files, so it must not change. */
export interface Happening {
  readonly name: string;
}

/** The future events of all merchants. They run only when the clock moves. */
export interface Agenda extends Omit<Scheduler, 'schedule'> {
  schedule(what: Happening, at: number, merchant: Merchant, index?: number, value?: bigint): void;
  /** The future events by sequence number. */
  readonly plans: UndoMap<number, Plan>;
  /** Schedules the events in `plans` after a file has restored them. */
  restore(): void;
}
