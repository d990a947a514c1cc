import * as v from 'valibot';
import { SIGNATURE_WINDOW_SECONDS, signingHeaders } from '#contract/signing.ts';
import { signCall } from '#rules/signing.ts';
import type { MockApi } from '../mockApi.ts';
import { merchantField, merchantKeyOf } from './merchants.ts';
import { notAllowed } from './rejection.ts';

const methods = ['GET', 'POST'] as const;

export const signBody = v.object({
  ...merchantField,
  app: v.string('app is an appid, such as "app_1001284604"'),
  method: v.optional(v.picklist(methods, `method is one of ${methods.join(', ')}`), 'POST'),
  target: v.pipe(v.string('target is a path and its query'), v.startsWith('/', 'target begins with a slash')),
  body: v.optional(v.union([v.string(), v.looseObject({})], 'body is a text or an object'), ''),
});

let calls = 0;

export function signFor(api: MockApi, input: v.InferOutput<typeof signBody>) {
  const apps = api
    .merchant(merchantKeyOf(input.merchant))
    .rows.apps.all()
    .filter((app) => !app.isDeleted);
  const app = apps.find(({ appid }) => appid === input.app);
  if (!app)
    throw notAllowed(
      'app',
      input.app,
      apps.map(({ appid }) => appid),
    );
  const { method, target } = input;
  const body = typeof input.body === 'string' ? input.body : JSON.stringify(input.body);
  const time = api.clock.outside();
  calls += 1;
  const nonce = `mock-${time}-${String(calls).padStart(8, '0')}`;
  const headers = signCall({
    key: app.appid,
    secret: app.secretKey,
    method,
    path: target,
    body,
    time,
    nonce,
  });
  return {
    headers,
    app: app.appid,
    time: String(time),
    nonce,
    signature: headers[signingHeaders.signature],
    expires_in: SIGNATURE_WINDOW_SECONDS,
  };
}
