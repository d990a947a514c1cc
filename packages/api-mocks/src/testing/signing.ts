import * as v from 'valibot';
import { signCall } from '#rules/signing.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { DemoKey, MockApi } from '#entries/createMockApi.ts';

export type SigningApp = Pick<AppRow, 'appid' | 'secretKey'>;

export interface ToSign {
  readonly method: string;
  readonly target: string;
  readonly body?: string;
  readonly time: number;
  readonly nonce: string;
}

export const signatureOf = ({ appid, secretKey }: SigningApp, { target, ...call }: ToSign) =>
  signCall({ key: appid, secret: secretKey, path: target, ...call });

let calls = 0;
export const nextNonce = (): string => `nonce-${String((calls += 1)).padStart(12, '0')}`;

export function signedRequest(
  api: Pick<MockApi, 'clock'>,
  app: SigningApp,
  ask: { readonly method: string; readonly target: string; readonly body?: string; readonly nonce?: string },
): Request {
  const { method, target, body, nonce = nextNonce() } = ask;
  const headers = signatureOf(app, { ...ask, nonce, time: api.clock.outside() });
  return new Request(`http://mock.test${target}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

const envelope = v.looseObject({
  code: v.number(),
  msg: v.optional(v.string()),
  data: v.optional(v.unknown()),
});

/** Sends a signed call, and returns its status and the body of its response. */
export async function callSigned(
  api: MockApi,
  app: SigningApp,
  ask: { readonly target: string; readonly body?: object; readonly headers?: Record<string, string> },
) {
  const { target, body, headers = {} } = ask;
  const sent = body ? { method: 'POST', target, body: JSON.stringify(body) } : { method: 'GET', target };
  const request = signedRequest(api, app, sent);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return parsed(await api.handle(request));
}

export async function parsed(response: Response) {
  return { status: response.status, ...v.parse(envelope, await response.json()) };
}

/** The body of an order of 25 USDT, with changed or additional fields. */
export const orderBody = (change: object = {}): string =>
  JSON.stringify({ out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount: '25', ...change });

/** Returns an application of a merchant. By default, the merchant is the one who signed in last. */
export function appAt(api: MockApi, index: number, merchant?: DemoKey): AppRow {
  const app = api.merchant(merchant).rows.apps.get(index);
  if (!app) throw new RangeError(`no application at ${index}`);
  return app;
}
