import type { Server } from 'node:http';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { Profile } from '@settlement/api-mocks/mockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { openTarget, type Settings, type Target } from '#api-mocks/certify/target.ts';
import { THIS_MACHINE } from '#api-mocks/core/books/outbox.ts';
import { sendCallbacks } from '#api-mocks/entries/sending/sendCallbacks.ts';
import { listen, portOf } from '#scripts/lib/listen.ts';
import { plainMerchant, startPlainBackend } from '../backends/plainBackend.ts';
import { mutated } from './mutations/mutated.ts';
import type { Mutation } from './mutations/mutation.ts';
import { mutationOf } from './mutations/mutations.ts';

const closed = (server: Server) => {
  const closing = server[Symbol.asyncDispose]();
  server.closeAllConnections();
  return closing;
};

async function freePort(): Promise<number> {
  const server = await listen(() => undefined, 0);
  const port = portOf(server);
  await closed(server);
  return port;
}

const opened = (url: string, more: Partial<Settings> = {}) =>
  openTarget({ url, mayWrite: true, receiver: undefined, profile: 'offered', env: {}, ...more });

async function mockTarget(mutation: Mutation | undefined, profile: Profile = 'all'): Promise<Target> {
  const now = () => Date.now() / 1000;
  const own = createMockApi({ merchant: 'authorised', profile, sendsCallbacksTo: [THIS_MACHINE], now });
  const api = mutation ? mutated(own, mutation) : own;
  const isOpenToOrigins = mutation?.isClosed !== true;
  const server = await listen(createHttpHandler(api, { isOpenToOrigins }), 0);
  const [port, receiverPort] = [portOf(server), await freePort()];
  const sender = sendCallbacks(api, { closedPorts: [port] });
  const receiver = { url: `http://127.0.0.1:${receiverPort}/hooks`, port: receiverPort };
  return {
    ...(await opened(`http://localhost:${port}`, { receiver })),
    patienceMs: 3000,
    isMock: profile === 'all',
    cleanups: [() => closed(server), () => sender.stop()],
  };
}

async function plainTarget(defect: string): Promise<Target> {
  const backend = await startPlainBackend({ defect });
  return {
    ...(await opened(backend.url)),
    login: { google_auth_code: plainMerchant.credential },
    twoStepLogin: { google_auth_code: plainMerchant.credential },
    secrets: { nextCode: async () => backend.nextCode(), password: plainMerchant.password },
    withdrawal: { id: '11', address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', amount: '50' },
    pass: async () => undefined,
    now: async () => backend.now(),
    cleanups: [backend.close],
  };
}

/**
 * Starts a backend of this repository.
 *
 * - `specification`: the mock API without extensions
 * - `plain`: the plain backend
 * - `plain:<defect>`: the plain backend with a defect
 * - `''`: the mock API
 * - any other ID, or a mutation: the mock API with this mutation
 */
export async function startTarget(backend: string | Mutation = ''): Promise<Target> {
  if (typeof backend !== 'string') return mockTarget(backend);
  const [kind, defect = ''] = backend.split(':');
  if (kind === 'plain') return plainTarget(defect);
  if (kind === 'specification') return mockTarget(undefined, 'specification');
  return mockTarget(backend === '' ? undefined : mutationOf(backend));
}
