import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';
import type { Server as SocketServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { hashedFileCache, type ServedRule } from './servedFiles.ts';
import { staticHandler } from './staticHandler.ts';

/** Starts a server on the loopback address. Rejects if the port is in use. */
export async function listen(handler: RequestListener, port: number): Promise<Server> {
  const server = createServer(handler);
  // A request that is sent while the server closes an idle connection gets no response, so the timeout is long.
  server.keepAliveTimeout = 120_000;
  await once(server.listen(port, 'localhost'), 'listening');
  return server;
}

/** Returns the port of a server that listens. */
export function portOf(server: SocketServer): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address.port;
}

const everyFile: readonly ServedRule[] = [
  { name: 'hashed', path: '^assets/', file: 'own', headers: { 'cache-control': hashedFileCache } },
  { name: 'page', path: '^$', file: 'index.html', headers: { 'cache-control': 'no-cache' } },
  { name: 'file', path: '', file: 'own', headers: { 'cache-control': 'no-cache' } },
];

/** Serves a folder until this process ends, and returns its URL. By default, the system chooses a free port. */
export async function serveFolder(root: string, port = 0): Promise<string> {
  const server = await listen(staticHandler(root, everyFile), port);
  return `http://localhost:${portOf(server.unref())}`;
}

/** Waits at most 30 seconds until a URL returns a page. @throws {Error} if it doesn't */
export async function untilServed(url: string): Promise<void> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error(`No server responds at ${url}`);
}
