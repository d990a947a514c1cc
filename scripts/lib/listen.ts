import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

/** Listens on the loopback address; rejects when the port is taken. */
export function listen(handler: RequestListener, port: number): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}
