import type { Clock } from './clock.ts';
import type { Merchant } from './merchant.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import type { Sessions } from './sessions.ts';

/** The merchants there are; each is built when it is first asked for. */
export interface Directory {
  byKey(key: string): Merchant | undefined;
  byMchid(mchid: string): Merchant | undefined;
  byEmail(email: string): Merchant | undefined;
  /** Those that have been built. */
  built(): Merchant[];
}

/** A verification code on its way to somebody; nothing is really sent. */
export interface Sent {
  readonly at: number;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly purpose: number;
  readonly code: string;
}

/** One bank: its own time, chance, merchants and sessions. There may be many side by side. */
export interface Bank {
  readonly seed: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly sessions: Sessions;
  readonly directory: Directory;
  readonly inbox: Sent[];
}
