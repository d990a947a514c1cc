import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './target.ts';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A server of a merchant that receives callbacks. */
export interface Receiver {
  readonly received: readonly Received[];
  /** Responds to the next new orders with these statuses, and to all other callbacks with 200. */
  readonly answerWith: (...statuses: readonly number[]) => void;
  /** Waits until enough callbacks have arrived, or for a time. Moves the clock of the server if it can. */
  readonly waitFor: (
    isMeant: (sent: Received) => boolean,
    count: number,
    target: Pick<Target, 'patienceMs' | 'pass'>,
  ) => Promise<readonly Received[]>;
  readonly close: () => Promise<void>;
}

/** The first event of an order. */
export const isFirst = ({ body }: Received): boolean => body.includes('"payment.created"');

const LOOK_EVERY_MS = 600;

/** @throws {Error} if the port is in use */
export async function openReceiver(
  port: number,
  record: (sent: Received, status: number) => void,
): Promise<Receiver> {
  const received: Received[] = [];
  let statuses: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      received.push({ headers, body });
      const status = (isFirst({ headers, body }) ? statuses.shift() : undefined) ?? 200;
      record({ headers, body }, status);
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {});
      response.end();
    });
  });
  await once(server.listen(port), 'listening');
  return {
    received,
    answerWith: (...next) => {
      statuses = [...next];
    },
    async waitFor(isMeant, count, { patienceMs, pass }) {
      const end = Date.now() + patienceMs;
      for (;;) {
        const found = received.filter(isMeant);
        if (found.length >= count || Date.now() > end) return found;
        await wait(LOOK_EVERY_MS);
        await pass();
      }
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
