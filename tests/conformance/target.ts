import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import * as v from '@settlement/api-mocks/contract/schema';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { Secret, TOTP } from 'otpauth';
import { mutated } from './mutations/mutated.ts';
import { mutationOf } from './mutations/mutations.ts';

interface WithdrawalSpec {
  /** A token on a network. */
  readonly id: string;
  readonly address: string;
  readonly amount: string;
}

const withdrawal = v.looseObject({ id: v.string(), address: v.string(), amount: v.string() });

/** What proves money of the merchant; a code of the authenticator is good once. */
export interface Secrets {
  /** The next code that was not used yet, when it is valid. */
  readonly nextCode: () => Promise<string>;
  /** The password of money as it travels. */
  readonly password: string;
}

/** Servers other than the mock are only read, unless writing is enabled. */
export const mayWrite = !process.env['CONFORMANCE_URL'] || process.env['CONFORMANCE_WRITE'] === '1';

/**
 * The server that is held to the contract. Without `CONFORMANCE_URL` it is the mock, on a port of
 * its own. Against another server nothing is written unless `CONFORMANCE_WRITE=1` asks for it.
 */
export interface Target {
  readonly url: string;
  /** How to sign in: the body of `POST /public/login`, or an existing token. */
  readonly login: unknown;
  readonly token: string | undefined;
  /** How another merchant signs in; what is theirs alone is not checked without. */
  readonly otherLogin: unknown;
  readonly secrets: Secrets | undefined;
  /** What may be withdrawn, twice, and is canceled at once; nothing is withdrawn without. */
  readonly withdrawal: WithdrawalSpec | undefined;
  /** A customer who pays on a payment page. */
  readonly pay: ((paymentUrl: string) => Promise<void>) | undefined;
  /** Lets time pass in which payments are confirmed and refunds are sent. */
  readonly pass: () => Promise<void>;
  /** Unix seconds by the clock of the server. */
  readonly now: () => Promise<number>;
  readonly isMock: boolean;
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

async function mockTarget(id: string): Promise<Target> {
  const api = createMockApi({ merchant: 'authorised' });
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
    otherLogin: { google_auth_code: 'mock:acme' },
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
    // Signatures are made by clocks that do not follow the mock's moves.
    now: async () => Math.floor(api.clock.outside()),
    isMock: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const STEP_SECONDS = 30;

/** Milliseconds by the clock of the server, as it says itself. */
async function timeOf(url: string): Promise<number> {
  const response = await fetch(new URL(endpoints['user.info'].path, url));
  await response.arrayBuffer();
  return Date.parse(response.headers.get('date') ?? '') || Date.now();
}

/** Codes of an authenticator by the clock of the server: each is waited for, and given once. */
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
      // Whether the code of this moment is still good is not known: a file or a run before may have used it.
      used ??= stepOf(now);
      const next = (used + 1) * STEP_SECONDS * 1000;
      if (now < next) {
        // `Date` has no milliseconds: a second more is surely in the next step.
        await wait(next - now + 1000);
        now = await timeOf(url);
      }
      used = stepOf(now);
      return totp.generate({ timestamp: used * STEP_SECONDS * 1000 });
    },
  };
}

/** How often another server is asked whether something has happened. */
const LOOK_EVERY_MS = 2000;

const execute = promisify(execFile);

/** Pays by a command of the operator; a customer has no call of the API. */
async function runPayer(command: string, paymentUrl: string): Promise<void> {
  await execute('sh', ['-c', command], { env: { ...process.env, PAYMENT_URL: paymentUrl } });
}

const jsonOf = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

/** `mutation` alters the mock in one way, as does `CONFORMANCE_MUTATION`. */
export async function openTarget(
  mutation: string = process.env['CONFORMANCE_MUTATION'] ?? '',
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
  if (!url) return mockTarget(mutation);
  await fetch(url).catch((cause: unknown) => {
    throw new Error(`No server answers at CONFORMANCE_URL, ${url}`, { cause });
  });
  return {
    url: url.replace(/\/$/, ''),
    login: jsonOf(login),
    token,
    otherLogin: jsonOf(otherLogin),
    secrets: secretsOf(url, secret, password),
    withdrawal: withdrawn === undefined ? undefined : v.parse(withdrawal, jsonOf(withdrawn)),
    pay: payer === undefined ? undefined : (paymentUrl) => runPayer(payer, paymentUrl),
    pass: () => wait(LOOK_EVERY_MS),
    now: async () => Math.floor((await timeOf(url)) / 1000),
    isMock: false,
    close: async () => undefined,
  };
}
