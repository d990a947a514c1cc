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
  ['nothing stops the account', {}, undefined],
  ['the merchant isn’t authorised yet', { status: 0 }, 'permission'],
  ['no method is switched on', { security_switch: [] }, 'noMethod'],
  [
    'the merchant has frozen withdrawals, which support can’t explain',
    { withdraw_lock_reason: 'frozen' },
    'frozen',
  ],
  ['a protection was changed a moment ago', { withdraw_lock_until: 101 }, 'locked'],
  ['a protection was changed a day ago', { withdraw_lock_until: 100 }, undefined],
])('%s', async (_what, change, expected) => {
  expect(eligibilityOf({ ...(await user()), ...change }, 100)).toBe(expected);
});
