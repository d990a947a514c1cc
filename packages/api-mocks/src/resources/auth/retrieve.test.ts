import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { login } from '#contract/auth.ts';
import { retrievePassword } from '#contract/recovery.ts';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { getUserInfo } from '#contract/user.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

const email = 'finance@northwind.example';

test('a password reset by email ends all sessions', async () => {
  const api = createMockApi();
  const signedIn = createClient(api, api.signIn());
  const client = createClient(api);
  await client.get(sendEmailCode, { body: { type: 3, email }, token: null });
  const next = 'e'.repeat(64);
  const google_code = () => {
    api.advance(30);
    return api.currentTotp();
  };
  const body = { email, email_code: '000000', password: next, confirm_password: next };
  expect(await client.code(retrievePassword, { body, token: null })).toBe(errorCode.EMAIL_CODE_WRONG);
  const email_code = api.inbox()[0]?.code ?? '';
  const old = {
    ...body,
    email_code,
    google_code: google_code(),
    password: DEMO_PASSWORD_HASH,
    confirm_password: DEMO_PASSWORD_HASH,
  };
  expect(await client.code(retrievePassword, { body: old, token: null })).toBe(errorCode.PASSWORD_UNCHANGED);
  await client.get(sendEmailCode, { body: { type: 3, email }, token: null }).catch(() => undefined);
  api.advance(61);
  await client.get(sendEmailCode, { body: { type: 3, email }, token: null });
  const code = api.inbox()[0]?.code ?? '';
  const proof = { email_code: code, google_code: google_code() };
  const done = await client.get(retrievePassword, { body: { ...body, ...proof }, token: null });
  expect(done.withdraw_lock_until).toBe(api.clock.now() + 86_400);
  expect((await signedIn.refusal(getUserInfo)).status).toBe(401);
  const answer = await client.get(login, { body: { email, password: next }, token: null });
  expect(answer.token).not.toBe('');
  expect(await client.code(login, { body: { email, password: DEMO_PASSWORD_HASH }, token: null })).toBe(
    errorCode.PASSWORD_WRONG,
  );
});
