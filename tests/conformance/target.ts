import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApi, type MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import type { Profile } from '@settlement/api-mocks/mockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import type { Target } from '#api-mocks/certify/target.ts';
import { THIS_MACHINE } from '#api-mocks/core/books/outbox.ts';
import { sendCallbacks } from '#api-mocks/entries/sending/sendCallbacks.ts';
import { plainMerchant, startPlainBackend } from '../backends/plainBackend.ts';
import { mutated } from './mutations/mutated.ts';
import type { Mutation } from './mutations/mutation.ts';
import { mutationOf } from './mutations/mutations.ts';

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await closed(server);
  return port;
}

const initial = () => ({
  patienceMs: 3000,
  mayWrite: true,
  receiver: undefined,
  token: undefined,
  extensions: undefined,
  exchanges: [],
  hidden: [],
});

async function mockTarget(mutation: Mutation | undefined, profile: Profile = 'all'): Promise<Target> {
  const own = createMockApi({ merchant: 'authorised', profile, sendsCallbacksTo: [THIS_MACHINE] });
  const api: MockApi = mutation ? mutated(own, mutation) : own;
  const isOpenToOrigins = mutation?.isClosed !== true;
  const server = createServer(createHttpHandler(api, { isOpenToOrigins }));
  const [port, receiverPort] = [await listen(server), await freePort()];
  const sender = sendCallbacks(api, { closedPorts: [port] });
  return {
    ...initial(),
    url: `http://127.0.0.1:${port}`,
    login: { google_auth_code: 'mock:authorised' },
    otherLogin: { google_auth_code: 'mock:two-step' },
    twoStepLogin: { google_auth_code: 'mock:two-step' },
    secrets: {
      nextCode: async () => {
        own.advance(30);
        return own.currentTotp();
      },
      password: DEMO_TRADE_PASSWORD_HASH,
    },
    withdrawal: { id: '101', address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', amount: '50' },
    pay: async (paymentUrl) => {
      await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ how: 'exact' }) });
    },
    pass: async () => own.advance(60),
    // Signatures use the real time, even if the mock API's clock was changed.
    now: async () => Math.floor(own.clock.outside()),
    isMock: profile === 'all',
    receiver: { url: `http://127.0.0.1:${receiverPort}/hooks`, port: receiverPort },
    cleanups: [() => closed(server), () => sender.stop()],
  };
}

async function plainTarget(defect: string): Promise<Target> {
  const backend = await startPlainBackend({ defect });
  return {
    ...initial(),
    url: backend.url,
    login: { google_auth_code: plainMerchant.credential },
    otherLogin: undefined,
    twoStepLogin: { google_auth_code: plainMerchant.credential },
    secrets: { nextCode: async () => backend.nextCode(), password: plainMerchant.password },
    withdrawal: { id: '11', address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', amount: '50' },
    pay: undefined,
    pass: async () => undefined,
    now: async () => backend.now(),
    isMock: false,
    cleanups: [backend.close],
  };
}

/**
 * Starts a backend of this repository.
 *
 * - `specification`: the mock API without extensions
 * - `plain`: the plain backend
 * - `plain:<defect>`: the plain backend with a defect
 * - `''`: the mock API; any other name: the mock API with this mutation
 */
export async function startTarget(backend: string | Mutation = ''): Promise<Target> {
  if (typeof backend !== 'string') return mockTarget(backend);
  const [kind, defect = ''] = backend.split(':');
  if (kind === 'plain') return plainTarget(defect);
  if (kind === 'specification') return mockTarget(undefined, 'specification');
  return mockTarget(backend === '' ? undefined : mutationOf(backend));
}
