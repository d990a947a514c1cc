import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

test('the first anti-phishing phrase is free, another one and none need proof', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  expect((await client.get(editUser, { body: { anti_phishing: ' blue heron ' } })).anti_phishing).toBe(
    'blue heron',
  );
  for (const anti_phishing of ['grey heron', '']) {
    expect((await client.refusal(editUser, { body: { anti_phishing } })).code).toBe(
      errorCode.VERIFICATION_REQUIRED,
    );
  }
  expect((await client.get(getUserInfo)).anti_phishing).toBe('blue heron');
  const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  const after = await client.get(editUser, { body: { anti_phishing: 'grey heron', ...codes } });
  expect(after.anti_phishing).toBe('grey heron');
  const long = { anti_phishing: 'x'.repeat(21) };
  expect((await client.refusal(editUser, { body: long })).data.errors).toEqual({ anti_phishing: 'too_long' });
});
