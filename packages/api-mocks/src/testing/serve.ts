import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { startServer } from './client.ts';

export interface Served {
  readonly server: Server;
  readonly port: number;
  /** The origin of the server, without a slash at its end. */
  readonly base: string;
}

/**
 * Starts a server on this machine. `onEnd` registers the function that stops the server. By default, the server
 * stops after the test.
 */
export async function serve(
  listener: RequestListener,
  onEnd: (close: () => void) => void = onTestFinished,
): Promise<Served> {
  const server = createServer(listener);
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await startServer(server);
  return { server, port, base: `http://127.0.0.1:${port}` };
}
