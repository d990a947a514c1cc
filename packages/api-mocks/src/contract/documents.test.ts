import { errorCode } from './errors.ts';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { backendGuide } from '../../scripts/backendGuide.ts';
import { llmsText } from '../../scripts/llmsText.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type EndpointId } from './endpoints.ts';
import { examples } from './examples.ts';

const committed = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

test('the tables of docs/backend.md match the contract', async () => {
  const text = await committed('../../docs/backend.md');
  expect(text).toBe(backendGuide(text));
  expect(text.match(/^\| `/gm)?.length).toBeGreaterThan(50);
});

test('llms.txt lists every call of the contract', async () => {
  const text = await committed('llms.txt');
  expect(text).toBe(llmsText());
  const calls = Object.values(endpoints).map(({ id }) => `](/docs#${id})`);
  expect(calls.filter((call) => !text.includes(call))).toEqual([]);
});

test('every endpoint has a unique ID, method and path', () => {
  const calls = Object.entries<Endpoint>(endpoints).map(([key, { id, method, path }]) => {
    expect(id).toBe(key);
    return `${method} ${path}`;
  });
  expect(new Set(calls).size).toBe(calls.length);
});

test('every example satisfies the contract', () => {
  const ids = Object.keys(endpoints).filter((id): id is EndpointId => Object.hasOwn(examples, id));
  expect(ids).toHaveLength(Object.keys(endpoints).length);
  for (const id of ids) {
    const { query, body }: Endpoint = endpoints[id];
    const example: { query?: unknown; body?: unknown } = examples[id];
    const parts = [query && v.safeParse(query, example.query ?? {}), body && v.safeParse(body, example.body)];
    expect({ id, ok: parts.every((part) => part === undefined || part.success) }).toEqual({ id, ok: true });
  }
});

/** The calls of specification §7, in the order of its table. */
const named =
  `POST /public/login|POST /public/login/verification|POST /public/register|POST /public/email/send-verification-code|
POST /public/sms/send-verification-code|POST /user/login-out|PUT /user/password|GET /user/info|PUT /user/edit|GET /user/google-auth|
POST /user/google-auth|PUT /user/mailbox|PUT /user/phone|DELETE /user|POST /user/verification|GET /user/log|GET /statistics/assets|
GET /statistics/overview|GET /statistics/overviewAssets|GET /statistics/daily-collection|GET /currency/list|POST /currency/rearrange|
GET /account/cost|GET /account/address-valid|GET /account/withdrawal-list|GET /account/withdrawal-list/export|POST /account/withdrawal|
POST /account/recharge/funds|POST /account/internal-transfer|GET /account/internal-transfer|GET /account/recharge|GET /account/stream|
GET /account/expend|POST /swap/platform-list|POST /swap/available-balance|POST /swap/chargerate|POST /swap/create-order|
GET /transactions/list|GET /transactions/list/export|GET /transactions/info|GET /transactions/monitor|GET /user/secret-key|
POST /user/secret-key|PUT /user/secret-key|DELETE /user/secret-key|GET /user/secret-key/list|GET /user/secret-key/select|
PUT /user/secret-key/notify-url|PUT /user/secret-key/refresh-google-secret|GET /user/application-list|GET /market/follow/list|
GET /market/search|PUT /market/follow/token|GET /message|PUT /message/read`
    .split('|')
    .map((call) => call.trim());

test('the calls that aren’t extensions are exactly the calls of specification §7', () => {
  const own = Object.values(endpoints).filter(({ extension }) => !extension);
  const calls = own.map(({ method, path }) => `${method} ${path.slice('/api/v1'.length)}`);
  expect(calls.toSorted()).toEqual(named.toSorted());
});

test('every call that accepts a verification code declares an error for a wrong code', () => {
  const wrong = {
    sms_code: errorCode.SMS_CODE_WRONG,
    google_code: errorCode.GOOGLE_CODE_WRONG,
    email_code: errorCode.EMAIL_CODE_WRONG,
  } as const;
  const silent = Object.values<Endpoint>(endpoints).flatMap(({ id, body, errors }) => {
    const fields = body && 'entries' in body && typeof body.entries === 'object' ? body.entries : {};
    return Object.entries(wrong)
      .filter(([field, code]) => fields && field in fields && !errors.some((one) => one === code))
      .map(([field]) => `${id}: ${field}`);
  });
  expect(silent).toEqual([]);
});
