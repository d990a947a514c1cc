import { createHmac } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import * as v from 'valibot';
import { signingHeaders, textToSign } from '#contract/signing.ts';
import { expect } from './expect.ts';
import { exchange, read, shaped, type Caller, type Envelope } from './caller.ts';
import { parsed } from './check.ts';
import type { Secrets } from './target.ts';

export interface TestApp {
  readonly id: string;
  readonly appid: string;
  readonly key: string;
}

const created = v.looseObject({ id: v.string(), appid: v.string(), secret_key: v.string() });

const proofOf = async ({ nextCode, password }: Secrets) => ({ google_code: await nextCode(), password });

export async function createApp(caller: Caller, secrets: Secrets, more: object): Promise<TestApp> {
  const { list } = await parsed(caller, 'currencies.list');
  const currency_ids = list.flatMap(({ subset }) => subset.map(({ id }) => id)).slice(0, 20);
  const body = {
    name: `Conformance ${crypto.randomUUID().slice(0, 8)}`,
    website: 'https://conformance.example',
    notify_url: 'https://conformance.example/hooks',
    mode: 2,
    payment_mode: 3,
    currency_ids,
    ...more,
    ...(await proofOf(secrets)),
  };
  const { code, data } = await caller.ask(endpoints['applications.create'], { body });
  expect(code, 'A test application can’t be created').toBe(200);
  const { id, appid, secret_key } = shaped(created, data);
  return { id, appid, key: secret_key };
}

export async function deleteApp(caller: Caller, secrets: Secrets, { id }: TestApp): Promise<void> {
  await caller.ask(endpoints['applications.delete'], { body: { id, ...(await proofOf(secrets)) } });
}

export interface SignedInput {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly secondsAway?: number;
  readonly nonce?: string;
  readonly key?: string;
  readonly appid?: string;
  readonly without?: (typeof signingHeaders)[keyof typeof signingHeaders];
  readonly signedMethod?: string;
  readonly sentPath?: string;
  readonly sentBody?: string;
  readonly sentQuery?: Readonly<Record<string, string | number>>;
}

const targetOf = (path: string, query: SignedInput['query'] = {}) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? path : `${path}?${text}`;
};

export async function askSigned(
  { target }: Caller,
  app: TestApp,
  endpoint: Endpoint,
  input: SignedInput = {},
): Promise<Envelope> {
  const body = input.body === undefined ? '' : JSON.stringify(input.body);
  const time = String((await target.now()) + (input.secondsAway ?? 0));
  const nonce = input.nonce ?? crypto.randomUUID();
  const text = textToSign({
    time,
    nonce,
    method: input.signedMethod ?? endpoint.method,
    target: targetOf(endpoint.path, input.query),
    body,
  });
  const sentBody = input.sentBody ?? body;
  const headers = new Headers({
    [signingHeaders.app]: input.appid ?? app.appid,
    [signingHeaders.time]: time,
    [signingHeaders.nonce]: nonce,
    [signingHeaders.signature]: createHmac('sha256', input.key ?? app.key)
      .update(text)
      .digest('hex'),
    ...(sentBody !== '' && { 'Content-Type': 'application/json' }),
  });
  if (input.without) headers.delete(input.without);
  const path = targetOf(input.sentPath ?? endpoint.path, input.sentQuery ?? input.query);
  return read(
    await exchange(target, endpoint, `${target.url}${path}`, headers, sentBody === '' ? undefined : sentBody),
  );
}
