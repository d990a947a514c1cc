import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import * as v from '@settlement/api-mocks/contract/schema';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import type { Profile } from '@settlement/api-mocks/mockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { Secret, TOTP } from 'otpauth';
import { TestRunner } from 'vitest';
import { plainMerchant, startPlainBackend } from '../backends/plainBackend.ts';
import { mutated } from './mutations/mutated.ts';
import { mutationOf } from './mutations/mutations.ts';

interface WithdrawalSpec {
  readonly id: string;
  readonly address: string;
  readonly amount: string;
}

const withdrawal = v.looseObject({ id: v.string(), address: v.string(), amount: v.string() });

export interface Secrets {
  readonly nextCode: () => Promise<string>;
  readonly password: string;
}

/** Whether checks may send calls that change data. Calls to another server require `CONFORMANCE_WRITE=1`. */
export const mayWrite = !process.env['CONFORMANCE_URL'] || process.env['CONFORMANCE_WRITE'] === '1';

/** The server that the checks call: the server at `CONFORMANCE_URL`, or a new mock API. */
export interface Target {
  readonly url: string;
  readonly login: unknown;
  readonly token: string | undefined;
  /** Another merchant. Undefined if access to data of others can't be checked. */
  readonly otherLogin: unknown;
  readonly twoStepLogin: unknown;
  readonly secrets: Secrets | undefined;
  /** The withdrawal that is requested twice and canceled. Undefined if nothing is withdrawn. */
  readonly withdrawal: WithdrawalSpec | undefined;
  readonly pay: ((paymentUrl: string) => Promise<void>) | undefined;
  readonly pass: () => Promise<void>;
  readonly now: () => Promise<number>;
  /** True for the mock API with all extensions, on which no check may be skipped. */
  readonly isMock: boolean;
  readonly leaveOut: (reason: string) => never;
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

function skip(reason: string): never {
  TestRunner.getCurrentTest()?.context.skip(reason);
  throw new Error(reason);
}

async function mockTarget(id: string, profile: Profile = 'all'): Promise<Target> {
  const api = createMockApi({ merchant: 'authorised', profile });
  const mutation = id === '' ? undefined : mutationOf(id);
  const isOpenToOrigins = mutation?.isClosed !== true;
  const server = createServer(
    createHttpHandler(mutation ? mutated(api, mutation) : api, { isOpenToOrigins }),
  );
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    login: { google_auth_code: 'mock:authorised' },
    token: undefined,
    otherLogin: { google_auth_code: 'mock:two-step' },
    twoStepLogin: { google_auth_code: 'mock:two-step' },
    secrets: {
      nextCode: async () => {
        api.advance(30);
        return api.currentTotp();
      },
      password: DEMO_TRADE_PASSWORD_HASH,
    },
    withdrawal: { id: '101', address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', amount: '50' },
    pay: async (paymentUrl) => {
      await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ how: 'exact' }) });
    },
    pass: async () => api.advance(60),
    // Signatures use the real time, even if the mock API's clock was changed.
    now: async () => Math.floor(api.clock.outside()),
    isMock: profile === 'all',
    leaveOut: skip,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function plainTarget(defect: string): Promise<Target> {
  const backend = await startPlainBackend({ defect });
  return {
    url: backend.url,
    login: { google_auth_code: plainMerchant.credential },
    token: undefined,
    otherLogin: undefined,
    twoStepLogin: { google_auth_code: plainMerchant.credential },
    secrets: { nextCode: async () => backend.nextCode(), password: plainMerchant.password },
    withdrawal: { id: '11', address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', amount: '50' },
    pay: undefined,
    pass: async () => undefined,
    now: async () => backend.now(),
    isMock: false,
    leaveOut: skip,
    close: backend.close,
  };
}

const STEP_SECONDS = 30;

/** Returns the time of the `Date` header in Unix milliseconds. */
async function timeOf(url: string): Promise<number> {
  const response = await fetch(new URL(endpoints['user.info'].path, url));
  await response.arrayBuffer();
  return Date.parse(response.headers.get('date') ?? '') || Date.now();
}

function secretsOf(
  url: string,
  secret: string | undefined,
  password: string | undefined,
): Secrets | undefined {
  if (secret === undefined || password === undefined) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const stepOf = (time: number) => Math.floor(time / 1000 / STEP_SECONDS);
  let used: number | undefined;
  return {
    password,
    nextCode: async () => {
      let now = await timeOf(url);
      // Another file or an earlier run may have used the current code.
      used ??= stepOf(now);
      const next = (used + 1) * STEP_SECONDS * 1000;
      if (now < next) {
        // `Date` has no milliseconds, so one additional second is needed until the next step has begun.
        await wait(next - now + 1000);
        now = await timeOf(url);
      }
      used = stepOf(now);
      return totp.generate({ timestamp: used * STEP_SECONDS * 1000 });
    },
  };
}

const LOOK_EVERY_MS = 2000;

const execute = promisify(execFile);

/** Runs a command of the server's operator that pays an order. The API has no call to pay as a customer. */
async function runPayer(command: string, paymentUrl: string): Promise<void> {
  await execute('sh', ['-c', command], { env: { ...process.env, PAYMENT_URL: paymentUrl } });
}

const jsonOf = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

/**
 * Opens the server at `CONFORMANCE_URL`, or one of this repository.
 *
 * - `specification`: the mock API without extensions
 * - `plain`: the plain backend
 * - `plain:<defect>`: the plain backend with a defect
 * - any other name: the mock API with this mutation
 */
export async function openTarget(
  name: string = process.env['CONFORMANCE_BACKEND'] ?? process.env['CONFORMANCE_MUTATION'] ?? '',
): Promise<Target> {
  const {
    CONFORMANCE_URL: url,
    CONFORMANCE_LOGIN: login,
    CONFORMANCE_TOKEN: token,
    CONFORMANCE_OTHER_LOGIN: otherLogin,
    CONFORMANCE_TOTP_SECRET: secret,
    CONFORMANCE_PASSWORD_HASH: password,
    CONFORMANCE_WITHDRAWAL: withdrawn,
    CONFORMANCE_PAYER: payer,
  } = process.env;
  const [kind, defect = ''] = name.split(':');
  if (kind === 'plain') return plainTarget(defect);
  if (kind === 'specification') return mockTarget('', 'specification');
  if (!url) return mockTarget(name);
  await fetch(url).catch((cause: unknown) => {
    throw new Error(`No server responds at CONFORMANCE_URL, ${url}`, { cause });
  });
  return {
    url: url.replace(/\/$/, ''),
    login: jsonOf(login),
    token,
    otherLogin: jsonOf(otherLogin),
    twoStepLogin: jsonOf(login),
    secrets: secretsOf(url, secret, password),
    withdrawal: withdrawn === undefined ? undefined : v.parse(withdrawal, jsonOf(withdrawn)),
    pay: payer === undefined ? undefined : (paymentUrl) => runPayer(payer, paymentUrl),
    pass: () => wait(LOOK_EVERY_MS),
    now: async () => Math.floor((await timeOf(url)) / 1000),
    isMock: false,
    leaveOut: skip,
    close: async () => undefined,
  };
}
