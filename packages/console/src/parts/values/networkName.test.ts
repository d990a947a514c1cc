import { expect, test } from 'vitest';
import { catalog } from '#app/testing.ts';
import { textOf } from '#i18n/useText.ts';
import { networkName } from './networkName.ts';

test.each([
  [{ chain: 'TRON', net_work: 'TRC20' }, 'TRON (TRC20)', 'TRON (TRC20)'],
  [{ chain: 'Bitcoin', net_work: 'Bitcoin' }, 'Bitcoin', 'Bitcoin'],
])('networkName formats %o as “%s”', (network, english, chinese) => {
  expect(networkName(textOf(catalog, 'en-US'), network)).toBe(english);
  expect(networkName(textOf(catalog, 'zh-CN'), network)).toBe(chinese);
});
