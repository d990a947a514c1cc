import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { expect, test } from 'vitest';
import { eligibilityOf } from './eligibility.ts';

async function user(): Promise<UserInfo> {
  const bank = createMockApi({ merchant: 'authorised', isSignedIn: true });
  const answer = await bank.handle(new Request('http://localhost/api/v1/user/info'));
  return (await answer.json()).data;
}

test.each<[string, Partial<UserInfo>, ReturnType<typeof eligibilityOf>]>([
  ['accepts an account without restrictions', {}, undefined],
  ['requires the merchant permission', { status: 0 }, 'permission'],
  [
    'requires a verification method that is on',
    {
      security_switch: (['google_auth', 'email', 'phone'] as const).map((method) => ({
        type: 2,
        method,
        open: 2,
      })),
    },
    'noMethod',
  ],
  ['accepts a bound method without a switch', { security_switch: [] }, undefined],
  ['returns frozen if the merchant has frozen withdrawals', { withdraw_lock_reason: 'frozen' }, 'frozen'],
  ['returns locked right after a security change', { withdraw_lock_until: 101 }, 'locked'],
  ['accepts an account a day after a security change', { withdraw_lock_until: 100 }, undefined],
])('eligibilityOf %s', async (_what, change, expected) => {
  expect(eligibilityOf({ ...(await user()), ...change }, 100)).toBe(expected);
});
