import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

/** Starts a server on the loopback address. Rejects if the port is in use. */
export function listen(handler: RequestListener, port: number): Promise<Server> {
  const server = createServer(handler);
  // A request that is sent while the server closes an idle connection gets no response, so the timeout is long.
  server.keepAliveTimeout = 120_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}
