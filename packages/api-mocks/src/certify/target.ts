import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import { STEP_SECONDS, totp } from '#core/access/codes.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import type { Profile } from './sections.ts';

const withdrawal = v.looseObject({ id: v.string(), address: v.string(), amount: v.string() });

export interface Secrets {
  readonly nextCode: () => Promise<string>;
  readonly password: string;
}

/** A request of a check and its response, or a callback of the server. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly status: number;
  readonly answer: string;
  readonly isCallback?: boolean;
}

export const MISSING = new Set([404, 405, 501]);

/** The URL at which the server reaches this machine, and the port to listen on. */
interface CallbackAddress {
  readonly url: string;
  readonly port: number;
}

/** The settings of a run. Secrets are in `env`, because other users of the machine can see arguments. */
export interface Settings {
  readonly url: string;
  /** True if checks may send calls that change data. */
  readonly mayWrite: boolean;
  readonly receiver: CallbackAddress | undefined;
  readonly profile: Profile;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Target extends Pick<Settings, 'url' | 'mayWrite' | 'receiver'> {
  readonly login: unknown;
  readonly token: string | undefined;
  /** The credentials of another merchant. Without them, checks can't test access to another merchant's data. */
  readonly otherLogin: unknown;
  readonly twoStepLogin: unknown;
  readonly secrets: Secrets | undefined;
  /** The withdrawal that checks request and cancel. Undefined if checks must not withdraw money. */
  readonly withdrawal: v.InferOutput<typeof withdrawal> | undefined;
  readonly pay: ((paymentUrl: string) => Promise<void>) | undefined;
  readonly pass: () => Promise<void>;
  /** The time within which a callback and its first retry (after 15 seconds) must arrive, in milliseconds. */
  readonly patienceMs: number;
  readonly now: () => Promise<number>;
  /** True for the mock API with all extensions, on which no check may be skipped. */
  readonly isMock: boolean;
  /** `all`, `none`, or extension groups joined by commas. Undefined to detect each group with a call. */
  readonly extensions: string | undefined;
  /** The last calls and callbacks of the current check, oldest first. */
  readonly exchanges: Exchange[];
  /** Secrets that no output may contain. */
  readonly hidden: readonly string[];
  /** Functions that delete the data of the checks. They run after the last check. */
  readonly cleanups: (() => Promise<void>)[];
}

/** Thrown if a check can't run on a server. The report lists the reason. */
export class LeftOut extends Error {}

export function leaveOut(reason: string): never {
  throw new LeftOut(reason);
}

/** Returns Unix milliseconds from the `Date` header, or from the system clock. */
async function timeOf(url: string): Promise<number> {
  const response = await fetch(new URL(endpoints['user.info'].path, url));
  await response.arrayBuffer();
  return Date.parse(response.headers.get('date') ?? '') || Date.now();
}

function secretsOf(url: string, secret: string, password: string): Secrets {
  const stepOf = (time: number) => Math.floor(time / 1000 / STEP_SECONDS);
  let used: number | undefined;
  return {
    password,
    nextCode: async () => {
      let now = await timeOf(url);
      // Another run may have used the current code, so the first code is from the next time step.
      used ??= stepOf(now);
      const next = (used + 1) * STEP_SECONDS * 1000;
      if (now < next) {
        // The `Date` header has no milliseconds, so the wait for the next time step is one second longer.
        await wait(next - now + 1000);
        now = await timeOf(url);
      }
      used = stepOf(now);
      return totp(secret, used * STEP_SECONDS);
    },
  };
}

const LOOK_EVERY_MS = 2000;
const execute = promisify(execFile);

/** Runs a command of the server's operator that pays an order, because the API has no call to pay as a customer. */
async function runPayer(command: string, paymentUrl: string): Promise<void> {
  await execute('sh', ['-c', command], { env: { ...process.env, PAYMENT_URL: paymentUrl } });
}

function jsonOf(name: string, text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    throw new RangeError(`${name} isn’t JSON`);
  }
}

const extensionsOf: Partial<Record<Profile, string>> = { full: 'all', specification: 'none' };

const controlState = v.object({ totp: v.string() });

/** Advances the clock of a mock API and returns its authenticator code. Undefined for another server. */
async function advance(url: string, seconds: number): Promise<string | undefined> {
  const response = await fetch(`${url}/__mock/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance: seconds, merchant: 'authorised' }),
  });
  if (!response.ok) return undefined;
  const state = v.safeParse(controlState, await response.json().catch(() => undefined));
  return state.success ? state.output.totp : undefined;
}

/** Returns the settings of a mock API. Its controls replace the commands of a server's operator. */
function mockParts(url: string): Partial<Target> {
  return {
    login: { google_auth_code: 'mock:authorised' },
    otherLogin: { google_auth_code: 'mock:two-step' },
    twoStepLogin: { google_auth_code: 'mock:two-step' },
    secrets: {
      nextCode: async () => (await advance(url, STEP_SECONDS)) ?? '',
      password: DEMO_TRADE_PASSWORD_HASH,
    },
    withdrawal: { id: '101', address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', amount: '50' },
    pay: async (paymentUrl) => {
      await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ how: 'exact' }) });
    },
    pass: async () => void (await advance(url, 60)),
    patienceMs: 5000,
    // Signatures use the system time, even if the clock of the mock API was changed.
    now: async () => Math.floor(Date.now() / 1000),
  };
}

/** @throws {Error} if no server responds, or if a setting is invalid */
export async function openTarget(settings: Settings): Promise<Target> {
  const { env, mayWrite, receiver, profile } = settings;
  const url = settings.url.replace(/\/$/, '');
  await fetch(url).catch((cause: unknown) => {
    throw new Error(`No server responds at ${url}`, { cause });
  });
  const json = (name: string) => jsonOf(name, env[name]);
  const { CERTIFY_TOTP_SECRET: secret, CERTIFY_PASSWORD_HASH: password, CERTIFY_PAYER: payer } = env;
  const login = json('CERTIFY_LOGIN');
  const withdrawn = json('CERTIFY_WITHDRAWAL');
  const hasOwnLogin = login !== undefined || env['CERTIFY_TOKEN'] !== undefined;
  return {
    url,
    mayWrite,
    receiver,
    login,
    token: env['CERTIFY_TOKEN'],
    otherLogin: json('CERTIFY_OTHER_LOGIN'),
    twoStepLogin: login,
    secrets: secret === undefined || password === undefined ? undefined : secretsOf(url, secret, password),
    withdrawal: withdrawn === undefined ? undefined : v.parse(withdrawal, withdrawn),
    pay: payer === undefined ? undefined : (paymentUrl) => runPayer(payer, paymentUrl),
    pass: () => wait(LOOK_EVERY_MS),
    patienceMs: 25_000,
    now: async () => Math.floor((await timeOf(url)) / 1000),
    isMock: false,
    extensions: extensionsOf[profile] ?? env['CERTIFY_EXTENSIONS'],
    exchanges: [],
    hidden: [env['CERTIFY_TOKEN'], secret, password].flatMap((one) => (one ? [one] : [])),
    cleanups: [],
    ...(!hasOwnLogin && (await advance(url, 0)) !== undefined && mockParts(url)),
  };
}
