import { undoable } from './transaction.ts';

/** A try at a callback that is on its way: which row of which merchant, and its number there. */
export interface Sending {
  readonly merchantKey: string;
  readonly index: number;
  readonly no: number;
}

/** How a merchant's server answered a try; 0 and an error where it did not. */
export interface SentAnswer {
  readonly httpCode: number;
  readonly error: string;
  readonly durationMs: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the body, as text. */
  readonly body: string;
}

/** Stands for every server of the machine, in a list of targets. */
export const THIS_MACHINE = 'this machine';

/** `host:port` of a web address without encryption, as targets are named; empty for any other address. */
export function hostAndPort(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'http:' ? `${hostname}:${port || '80'}` : '';
}

/** Tries that a server makes. */
export interface Outbox {
  /** Hosts with their ports, and `THIS_MACHINE`: where callbacks may be sent. */
  readonly targets: readonly string[];
  add(sending: Sending): void;
  /** What has not been taken yet; each is given once. */
  take(): readonly Sending[];
  /** Ends one, sent or not; answers whether it was on its way. */
  finish(sending: Sending): boolean;
  /** Resolves when nothing is on its way, or when `signal` ends the wait. */
  idle(signal: AbortSignal): Promise<void>;
}

const keyOf = ({ merchantKey, index, no }: Sending) => `${merchantKey}:${index}:${no}`;

export function createOutbox(targets: readonly string[]): Outbox {
  const open = new Map<string, Sending>();
  const taken = new Set<string>();
  const waiting = new Set<() => void>();
  return {
    targets,
    add(sending) {
      const key = keyOf(sending);
      open.set(key, sending);
      undoable(() => void open.delete(key));
    },
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
