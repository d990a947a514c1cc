import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { expect, test } from 'vitest';
import { kindOf } from './NotificationItem.tsx';

const item = { id: '1', title: 'T', content: 'C', status: 2, created_time: 1 };

test('specification §2: a notification shows the location of a sign-in or the gas fee', () => {
  const login: Notification = {
    ...item,
    types: 2,
    ip: '203.0.113.7',
    device: 'Chrome',
    address: 'Singapore',
  };
  expect(kindOf(login)).toEqual({
    name: 'login',
    ip: '203.0.113.7',
    device: 'Chrome',
    location: 'Singapore',
  });
  const currency = { token: 'USDT', chain: 'TRON', logo: '' };
  expect(kindOf({ ...item, types: 5, amount: '1.2', currency })).toEqual({
    name: 'expense',
    amount: '1.2',
    token: 'USDT',
    chain: 'TRON',
  });
});

test('a notification of an unknown type shows its title and content', () => {
  expect(kindOf({ ...item, types: 99 })).toEqual({ name: 'plain' });
  expect(kindOf({ ...item, types: 5 })).toEqual({ name: 'plain' });
  expect(kindOf({ ...item, types: 2 })).toEqual({ name: 'login', ip: '', device: '', location: '' });
});
