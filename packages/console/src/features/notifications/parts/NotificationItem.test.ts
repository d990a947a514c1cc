import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { expect, test } from 'vitest';
import { kindOf } from './NotificationItem.tsx';

const item = { id: '1', title: 'T', content: 'C', status: 2, created_time: 1 };

test('specification §2: kindOf returns the details of a sign-in and of a gas fee', () => {
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

test('kindOf returns no details for an unknown type or a missing amount', () => {
  expect(kindOf({ ...item, types: 99 })).toEqual({ name: 'plain' });
  expect(kindOf({ ...item, types: 5 })).toEqual({ name: 'plain' });
  expect(kindOf({ ...item, types: 2 })).toEqual({ name: 'login', ip: '', device: '', location: '' });
});
