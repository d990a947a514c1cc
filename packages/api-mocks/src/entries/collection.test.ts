import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readHttpFile, runHttpFile } from '#testing/httpFile.ts';
import { createMockApi } from './createMockApi.ts';
import { createHttpHandler } from './server.ts';

const folder = new URL('../../', import.meta.url);
const read = async (name: string) => readHttpFile(await readFile(new URL(name, folder), 'utf8'));

test.each(['api.http', 'api.rest'])('each request of %s is answered as it says', async (name) => {
  const server = createServer(createHttpHandler(createMockApi(), { isOpenToOrigins: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const outcomes = await runHttpFile(await read(name), `http://127.0.0.1:${port}`, folder);
    const wrong = outcomes.filter(({ expected, got }) => String(expected) !== String(got));
    expect(wrong).toEqual([]);
    expect(outcomes.filter(({ expected }) => expected.length === 0)).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.each(['api.http', 'api.rest'])('%s has every call, each under a name of its own', async (name) => {
  const requests = await read(name);
  const names = requests.map((request) => request.name);
  expect(new Set(names).size).toBe(names.length);
  const calls = new Set(requests.map(({ method, target }) => `${method} ${target.split('?')[0]}`));
  const missing = Object.values(endpoints).filter(
    ({ method, path }) => !calls.has(`${method} {{host}}${path}`),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
