import { signingHeaders, textToSign } from '#contract/signing.ts';
import { hmacOf } from '#core/hmac.ts';
import type { AppRow } from '#core/rows/app.ts';
import type { MockApi } from '#entries/createMockApi.ts';

export type SigningApp = Pick<AppRow, 'appid' | 'secretKey'>;

export interface ToSign {
  readonly method: string;
  readonly target: string;
  readonly body?: string;
  readonly time: number;
  readonly nonce: string;
}

/** The headers of a call that an application signs. */
export function signatureOf(
  { appid, secretKey }: SigningApp,
  { method, target, body = '', time, nonce }: ToSign,
): Record<string, string> {
  const text = textToSign({ time: String(time), nonce, method, target, body });
  return {
    [signingHeaders.app]: appid,
    [signingHeaders.time]: String(time),
    [signingHeaders.nonce]: nonce,
    [signingHeaders.signature]: hmacOf(secretKey, text),
  };
}

let calls = 0;
/** A nonce that no other call of this process has. */
export const nextNonce = (): string => `nonce-${String((calls += 1)).padStart(12, '0')}`;

/** A call to a bank, signed by an application now. */
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
