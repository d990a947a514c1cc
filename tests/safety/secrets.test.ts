import { verificationCodes } from '@settlement/api-mocks/contract/codes';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { examples } from '#api-mocks/contract/examples.ts';
import { SECRET } from '#api-mocks/contract/primitives.ts';
import * as v from '@settlement/api-mocks/contract/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCollection } from '#api-mocks/testing/httpFile.ts';
import { createMockApi } from '@settlement/api-mocks/createMockApi';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the strings of a schema by path. Secrets are marked with the verification that they require. All other
 * strings have `undefined`.
 */
function textsIn(schema: unknown, path = ''): [path: string, proof: unknown][] {
  if (!isRecord(schema)) return [];
  const { type, entries, item, wrapped, options, value, pipe } = schema;
  if (type === 'string') {
    const marks = Array.isArray(pipe) ? pipe.filter(isRecord).map(({ metadata }) => metadata) : [];
    return [
      [
        path,
        marks
          .filter(isRecord)
          .map((mark) => mark[SECRET])
          .find(Boolean),
      ],
    ];
  }
  const children = [wrapped, ...(Array.isArray(options) ? options : [])];
  return [
    ...children.flatMap((child) => textsIn(child, path)),
    ...textsIn(item, `${path}[]`),
    ...textsIn(value, `${path}{}`),
    ...Object.entries(isRecord(entries) ? entries : {}).flatMap(([name, child]) =>
      textsIn(child, path === '' ? name : `${path}.${name}`),
    ),
  ];
}

function textsOf(data: unknown, path = ''): [path: string, text: string][] {
  if (typeof data === 'string') return [[path, data]];
  if (Array.isArray(data)) return data.flatMap((one) => textsOf(one, `${path}[]`));
  if (!isRecord(data) || data instanceof ArrayBuffer) return [];
  return Object.entries(data).flatMap(([name, one]) => textsOf(one, path === '' ? name : `${path}.${name}`));
}

const calls: readonly Endpoint[] = Object.values(endpoints);
const secrets = calls.flatMap(({ id, data }) =>
  textsIn(data).flatMap(([path, proof]) => (typeof proof === 'string' ? [{ id, path, proof }] : [])),
);
const isMarked = (id: string, path: string) => secrets.some((one) => one.id === id && one.path === path);

/** Field names that may refer to a secret. `token` isn't one of them, because it can be a cryptocurrency. */
const SOUNDS_SECRET =
  /secret|sign|passw|ticket|recovery|qrcode|phish|credential|private|(^|_)(key|otp|pin|seed)$/;
/** Field names that match but don't refer to secrets: masks, and signatures of sent callbacks. */
const harmless = /(^|[.])(secret_mask|old_secret_mask|sign_key|sign|sign_string)$/;
const LOOKS_SECRET = /(tok|tkt|whsec|sk_live|sk_test)_[0-9a-f]{16}|otpauth:/;

it('a field named like a secret is marked as secret or known to be harmless', () => {
  const unclassified = calls.flatMap(({ id, data }) =>
    textsIn(data)
      .filter(([path, proof]) => proof === undefined && SOUNDS_SECRET.test(path) && !harmless.test(path))
      .map(([path]) => `${id}: ${path}`),
  );
  expect(unclassified).toEqual([]);
});

describe('the responses of all calls', () => {
  let responses: { readonly id: string; readonly texts: [path: string, text: string][] }[] = [];
  let known: string[] = [];

  beforeAll(async () => {
    const api = createMockApi();
    api.merchant().profile.antiPhishing = 'blue whales sing';
    const outcomes = await runCollection(api, 'api.http');
    responses = outcomes.flatMap(({ called, answer }) => {
      const call = calls.find(({ method, path }) => called === `${method} ${path}`);
      return call && isRecord(answer) ? [{ id: call.id, texts: textsOf(answer['data']) }] : [];
    });
    const merchants = api.bank.directory.built();
    known = [
      ...merchants.flatMap(({ profile, settings, rows }) => [
        profile.totpSecret,
        profile.antiPhishing ?? '',
        profile.passwordHash,
        profile.tradePasswordHash,
        settings.offeredSecret,
        ...settings.recoveryCodes,
        ...rows.apps
          .all()
          .flatMap((app) => [
            app.secretKey,
            app.oldSecretKey,
            app.googleSecret,
            ...app.signingKeys.map(({ key }) => key),
          ]),
      ]),
      ...api.bank.tickets.keys(),
      ...merchants.flatMap(({ key }) => api.bank.sessions.of(key).map(({ token }) => token)),
      ...responses.flatMap(({ id, texts }) =>
        texts.filter(([path]) => isMarked(id, path)).map(([, text]) => text),
      ),
    ].filter((text) => text.length >= 10);
  }, 60_000);

  it('contain a secret only in fields that the contract marks as secret', () => {
    const found = responses.flatMap(({ id, texts }) =>
      texts
        .filter(([path, text]) => !isMarked(id, path) && known.some((one) => text.includes(one)))
        .map(([path]) => `${id}: ${path}`),
    );
    expect(found).toEqual([]);
  });

  it('contain strings in the format of a secret only in marked fields', () => {
    const found = responses.flatMap(({ id, texts }) =>
      texts
        .filter(([path, text]) => !isMarked(id, path) && LOOKS_SECRET.test(text))
        .map(([path]) => `${id}: ${path}`),
    );
    expect(found).toEqual([]);
  });

  it('include every marked secret except a new key', () => {
    const shown = new Set(responses.flatMap(({ id, texts }) => texts.map(([path]) => `${id}: ${path}`)));
    const missing = secrets.map(({ id, path }) => `${id}: ${path}`).filter((name) => !shown.has(name));
    expect(missing).toEqual(['applications.edit: secret_key']);
    console.log(secrets.map(({ id, path, proof }) => `secret of ${id}: ${path}, proof ${proof}`).join('\n'));
  });
});

const proved = [
  ...new Set(secrets.filter(({ proof }) => /codes|authenticator/.test(proof)).map(({ id }) => id)),
];

it.each(proved)('%s rejects a request without verification', async (id) => {
  const endpoint = calls.find((call) => call.id === id);
  if (!endpoint) throw new RangeError(id);
  const example: { readonly body?: object } =
    Object.entries(examples).find(([name]) => name === id)?.[1] ?? {};
  const isCode = (name: string) => Object.hasOwn(verificationCodes, name);
  const fields = Object.entries({ ...example.body, ...(id === 'applications.edit' && { reset_secret: 1 }) });
  const body = Object.fromEntries(fields.filter(([name]) => !isCode(name)));
  const api = createMockApi({ isSignedIn: true });
  const { method, path } = endpoint;
  const request = new Request(new URL(path, 'http://mock.test'), { method, body: JSON.stringify(body) });
  const { code, data } = v.parse(
    v.looseObject({ code: v.number(), data: v.unknown() }),
    await (await api.handle(request)).json(),
  );
  expect([errorCode.VERIFICATION_REQUIRED, errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR]).toContain(
    code,
  );
  expect(JSON.stringify(data)).not.toMatch(LOOKS_SECRET);
});
