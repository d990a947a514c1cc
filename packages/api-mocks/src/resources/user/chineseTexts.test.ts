import { expect, test } from 'vitest';
import { createMockApi } from '#entries/createMockApi.ts';
import { merchantKeys } from '#fixtures/worlds.ts';
import { partnerKeys } from '#fixtures/partners.ts';
import { chineseTexts } from './chineseTexts.ts';

test('the scenario user.chineseData replaces every text that has a Chinese version', () => {
  const english = Object.keys(chineseTexts);
  const textsWith = (scenario: 'user.chineseData' | undefined) =>
    [...merchantKeys, ...partnerKeys].map((key) => {
      const api = createMockApi({ merchant: key, ...(scenario && { scenario }) });
      const { profile, rows, sandbox } = api.merchant(key);
      const tables = [rows.apps, rows.addresses, rows.links, rows.withdrawals, rows.workOrders, rows.logs];
      return JSON.stringify(
        [profile.name, ...tables.map((table) => table.all()), rows.notifications.all(), sandbox],
        (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      );
    });

  const before = textsWith(undefined).join('');
  expect(english.filter((text) => !before.includes(JSON.stringify(text)))).toEqual([]);
  const after = textsWith('user.chineseData').join('');
  expect(english.filter((text) => after.includes(JSON.stringify(text)))).toEqual([]);
});
