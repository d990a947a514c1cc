import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';

/**
 * The server that is held to the contract. Without `CONFORMANCE_URL` it is the mock, on a port of
 * its own. Against another server nothing is written unless `CONFORMANCE_WRITE=1` asks for it.
 */
export interface Target {
  readonly url: string;
  /** How to sign in: the body of `POST /public/login`, or a token that is at hand. */
  readonly login: unknown;
  readonly token: string | undefined;
  readonly mayWrite: boolean;
  readonly close: () => Promise<void>;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

async function mockTarget(): Promise<Target> {
  const server = createServer(createHttpHandler(createMockApi({ merchant: 'authorised' })));
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    login: { google_auth_code: 'mock:authorised' },
    token: undefined,
    mayWrite: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function openTarget(): Promise<Target> {
  const {
    CONFORMANCE_URL: url,
    CONFORMANCE_LOGIN: login,
    CONFORMANCE_TOKEN: token,
    CONFORMANCE_WRITE: write,
  } = process.env;
  if (!url) return mockTarget();
  return {
    url: url.replace(/\/$/, ''),
    login: login === undefined ? undefined : JSON.parse(login),
    token,
    mayWrite: write === '1',
    close: async () => undefined,
  };
}
