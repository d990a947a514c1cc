// @vitest-environment jsdom
import { editApplication, listApplications } from '@settlement/api-mocks/contract/applications';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { useEndpointQuery } from '#data/calls/useEndpointQuery.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { RightsDialog } from './RightsDialog.tsx';
import { dayError, endOf, scopesOf } from './rights.ts';

beforeAll(loadTemporal);

test('endOf returns the current expiry, 0 for no expiry, or a time some days from now', () => {
  expect(endOf('keep', 1700, 1000, '', 'UTC')).toBe(1700);
  expect(endOf('never', 1700, 1000, '', 'UTC')).toBe(0);
  expect(endOf('30', 0, 1000, '', 'UTC')).toBe(1000 + 30 * 86_400);
});

test('scopesOf returns the known scopes in a fixed order', () => {
  expect(scopesOf(new Set(['refunds:write', 'orders:read', 'all']))).toEqual([
    'orders:read',
    'refunds:write',
  ]);
});

test('an API key expires at the end of the selected day in the merchant’s time zone', () => {
  const end = (zone: string) => endOf('day', 0, 0, '2027-01-31', zone);
  expect(end('UTC')).toBe(Date.UTC(2027, 1, 1) / 1000 - 1);
  expect(end('Asia/Shanghai')).toBe(end('UTC') - 8 * 3600);
});

test('the last day of an API key must be an existing day that isn’t over', () => {
  const now = Date.UTC(2027, 0, 31, 12) / 1000;
  expect(dayError('', now, 'UTC')).toBe('required');
  for (const wrong of ['31.01.2027', '2027-02-30', '2027-13-01', '2027-01-30', '0027-01-31'])
    expect(dayError(wrong, now, 'UTC')).toBe('day');
  expect(dayError('2027-01-31', now, 'UTC')).toBeUndefined();
});

function Screen() {
  const app = useEndpointQuery(listApplications, {}).data?.list[0];
  return app && <RightsDialog app={app} onClose={() => undefined} />;
}

test('the lifetime of an API key starts at the server’s time', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: Math.floor(Date.now() / 1000) - 20 * 86_400 });
  const page = openScreen(<Screen />, { bank, href: '/appManage' });
  fireEvent.click(await screen.findByRole('radio', { name: '30 days from now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.sent('PUT', editApplication.path)).toHaveLength(1));
  const [body] = page.sent('PUT', editApplication.path);
  const left = Reflect.get(Object(body), 'expire_time') - bank.clock.now();
  expect(Math.round(left / 3600)).toBe(30 * 24);
});
