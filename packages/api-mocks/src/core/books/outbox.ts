import { UndoMap } from './transaction.ts';

export interface Sending {
  readonly merchantKey: string;
  readonly index: number;
  readonly no: number;
}

/** The response to an attempt. If there is no response, `httpCode` is 0 and `error` contains the reason. */
export interface SentAnswer {
  readonly httpCode: number;
  readonly error: string;
  readonly durationMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const THIS_MACHINE = 'this machine';

export function hostAndPort(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'http:' ? `${hostname}:${port || '80'}` : '';
}

export interface Outbox {
  /** The allowed targets: hosts with ports, or `THIS_MACHINE`. */
  readonly targets: readonly string[];
  readonly open: UndoMap<string, Sending>;
  add(sending: Sending): void;
  take(): readonly Sending[];
  /** Ends an attempt. Returns false if it has already ended. */
  finish(sending: Sending): boolean;
  /** Resolves when no attempt is in progress, or when `signal` is aborted. */
  idle(signal: AbortSignal): Promise<void>;
}

const keyOf = ({ merchantKey, index, no }: Sending) => `${merchantKey}:${index}:${no}`;

export function createOutbox(targets: readonly string[]): Outbox {
  const open = new UndoMap<string, Sending>();
  const taken = new Set<string>();
  const waiting = new Set<() => void>();
  return {
    targets,
    open,
    add: (sending) => void open.set(keyOf(sending), sending),
    take() {
      const fresh = [...open].filter(([key]) => !taken.has(key));
      for (const [key] of fresh) taken.add(key);
      return fresh.map(([, sending]) => sending);
    },
    finish(sending) {
      const key = keyOf(sending);
      taken.delete(key);
      const isOpen = open.delete(key);
      if (open.size === 0) for (const go of waiting) go();
      return isOpen;
    },
    idle: (signal) =>
      new Promise((resolve) => {
        const done = () => {
          waiting.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        if (open.size === 0 || signal.aborted) return resolve();
        waiting.add(done);
        return signal.addEventListener('abort', done);
      }),
  };
}
