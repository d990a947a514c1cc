import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './target.ts';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const isFirst = ({ body }: Received): boolean => body.includes('"payment.created"');

const LOOK_EVERY_MS = 600;

/** Receives callbacks in place of the merchant's server. @throws {Error} if the port is in use */
export async function openReceiver(port: number, record: (sent: Received, status: number) => void) {
  const received: Received[] = [];
  let statuses: number[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    const sent = { headers: Object.fromEntries(headers), body: await text(request) };
    received.push(sent);
    const status = (isFirst(sent) ? statuses.shift() : undefined) ?? 200;
    record(sent, status);
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  await once(server.listen(port), 'listening');
  return {
    received,
    /** Sets the status codes for the first events of the next orders. All other callbacks get 200. */
    answerWith: (...next: readonly number[]) => {
      statuses = [...next];
    },
    /** Waits for enough callbacks or until the time is up, and advances the clock of a mock API meanwhile. */
    async waitFor(
      isMeant: (sent: Received) => boolean,
      count: number,
      { patienceMs, pass }: Pick<Target, 'patienceMs' | 'pass'>,
    ): Promise<readonly Received[]> {
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
