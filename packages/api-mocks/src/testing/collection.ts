import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { MockApi } from '#entries/createMockApi.ts';
import { createHttpHandler } from '#entries/server.ts';
import { readHttpFile, runHttpFile, type Outcome } from './httpFile.ts';

const folder = new URL('../../', import.meta.url);

export const readCollection = async (name: string) =>
  readHttpFile(await readFile(new URL(name, folder), 'utf8'));

/** Sends every call of the HTTP collection to a mock API; each one succeeds. */
export async function runCollection(api: MockApi, name: string): Promise<readonly Outcome[]> {
  const server = createServer(createHttpHandler(api, { isOpenToOrigins: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return await runHttpFile(await readCollection(name), `http://127.0.0.1:${port}`, folder);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
