import { randomBytes } from 'node:crypto';
import type { Store } from '#instance/saving.ts';
import type { SandboxRecord, SandboxRecords } from '../data/dataFile.ts';
import type { MockApi } from '../mockApi.ts';
import type { CallbackSender } from '../sending/sendCallbacks.ts';

const HOUR = 3600;
/** The seconds after which an unused sandbox is deleted. */
export const UNUSED_SECONDS = 30 * 24 * HOUR;
/** The accuracy of a sandbox's stored time of last use, in seconds. */
const USE_SECONDS = HOUR;
/** The seconds without a call after which a sandbox is removed from memory if a file keeps its data. */
const IDLE_SECONDS = 2 * HOUR;
const MOST_SANDBOXES = 1000;

interface Running {
  readonly api: MockApi;
  readonly sender: CallbackSender;
  /** The number of calls in progress. */
  calls: number;
}

interface Entered {
  readonly api: MockApi;
  /** Must be called exactly once, when the call has ended. */
  readonly leave: () => void;
}

export interface Sandboxes {
  /** @throws {RangeError} if there are too many sandboxes */
  create(notifyUrl?: string): SandboxRecord;
  enter(id: string): Entered | undefined;
  /** Deletes a sandbox. Returns false if it doesn't exist. */
  drop(id: string): Promise<boolean>;
  /** Deletes unused sandboxes and histories. Removes idle sandboxes from memory if a file keeps them. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
  /** The number of sandboxes in memory. */
  readonly running: number;
}

interface SandboxOptions {
  readonly open: (record: SandboxRecord, store: Store | undefined) => MockApi;
  readonly send: (api: MockApi) => CallbackSender;
  /** Returns the system time in Unix seconds. */
  readonly now: () => number;
  readonly records?: SandboxRecords | undefined;
}

/** A sandbox with a call in progress, or with a callback in progress or scheduled, must stay in memory. */
const isIdle = ({ api: { bank }, calls }: Running): boolean =>
  calls === 0 &&
  !bank.outbox?.open.size &&
  ![...bank.scheduler.plans.values()].some(({ name }) => name.startsWith('callback.'));

export function createSandboxes({ open, send, now, records }: SandboxOptions): Sandboxes {
  const known = new Map((records?.all() ?? []).map((record) => [record.id, record]));
  const running = new Map<string, Running>();

  function keep(record: SandboxRecord): SandboxRecord {
    known.set(record.id, record);
    records?.keep(record);
    return record;
  }

  function start(record: SandboxRecord): Running {
    const api = open(record, records?.store(record.id));
    const started = { api, sender: send(api), calls: 0 };
    running.set(record.id, started);
    return started;
  }

  async function close(id: string): Promise<void> {
    const { sender } = running.get(id) ?? {};
    running.delete(id);
    await sender?.stop();
  }

  async function drop(id: string): Promise<boolean> {
    if (!known.delete(id)) return false;
    records?.drop(id);
    await close(id);
    return true;
  }

  return {
    create(notifyUrl) {
      if (known.size >= MOST_SANDBOXES)
        throw new RangeError(`There are ${MOST_SANDBOXES} sandboxes. Delete those that you no longer use`);
      const at = now();
      return keep({ id: randomBytes(8).toString('hex'), createdAt: at, usedAt: at, notifyUrl });
    },
    enter(id) {
      const record = known.get(id);
      const at = now();
      if (!record || at - record.usedAt > UNUSED_SECONDS) return undefined;
      if (at - record.usedAt > USE_SECONDS) keep({ ...record, usedAt: at });
      const entered = running.get(id) ?? start(record);
      entered.calls += 1;
      return { api: entered.api, leave: () => void (entered.calls -= 1) };
    },
    drop,
    async sweep() {
      for (const { id, usedAt } of known.values()) {
        const unused = now() - usedAt;
        const one = running.get(id);
        if (unused > UNUSED_SECONDS) await drop(id);
        else if (records && one && unused > IDLE_SECONDS && isIdle(one)) await close(id);
      }
      records?.prune(now());
    },
    async stop() {
      await Promise.all([...running.values()].map(({ sender }) => sender.stop()));
    },
    get running() {
      return running.size;
    },
  };
}
