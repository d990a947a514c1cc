import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { expect, test, vi } from 'vitest';
import { outcomeChangesAtom } from '#console/data/money/outcomes.ts';
import { withdrawalAdapter } from '#console/data/withdrawals.ts';
import { formatTime } from '#console/i18n/times.ts';
import { memoryOutcomeBrowser } from '#console/kit/money/testingOutcomes.ts';
import { createOutcomeStore } from '#console/kit/money/outcomeStore.ts';
import { readIntention } from '#console/kit/money/intention.ts';
import { verificationAtom } from '#console/data/money/verificationDialog.ts';
import { uuid } from '#api-mocks/testing/client.ts';
import { openBrowser, turn } from './support/browserTab.ts';
import { newMovement, withdrawalOf } from './support/moneyOperations.ts';

const ID = '00000000-0000-4000-8000-00000000000a';
const good = { requestId: ID, endpoint: 'withdrawals.create', owner: 'a'.repeat(64), sentAt: 1_790_000_000 };

/** The stored values that the console never writes. */
const forged: Readonly<Record<string, readonly unknown[]>> = {
  requestId: [
    '',
    'x',
    '../../logout',
    `${ID}\u0000`,
    '<img src=x onerror=alert(1)>',
    'x'.repeat(100_000),
    7,
    null,
  ],
  endpoint: ['user.delete', 'auth.logout', '__proto__', '', 1, null, ['withdrawals.create']],
  owner: [5, null, {}, undefined],
  sentAt: [-1, 0.5, 1e300, 8_640_000_000_001, '1790000000', null, {}, undefined],
};

test('the outcome store ignores forged records', () => {
  for (const [field, values] of Object.entries(forged)) {
    for (const value of values) {
      const browser = memoryOutcomeBrowser();
      const record = { ...good, [field]: value };
      browser.values.set(`outcomes:${record.requestId}`, JSON.stringify(record));
      const list = createOutcomeStore(browser.openTab()).list(readIntention);
      expect({ field, value, list }).toEqual({ field, value, list: [] });
    }
  }
});

test('the outcome store ignores forged transfer details in a valid record', () => {
  const browser = memoryOutcomeBrowser();
  browser.values.set(`outcomes:${ID}`, JSON.stringify(good));
  browser.values.set(`intentions:${ID}`, '{"__proto__":{"amount":"9"},"a":{"b":1}}');
  const [kept] = createOutcomeStore(browser.openTab()).list(readIntention);
  expect(kept?.intention).toBeUndefined();
  expect(formatTime(kept?.sentAt, 'Asia/Shanghai')).toMatch(/^\d{4}-/);
});

test('ten thousand outcome records are read in less than a second', () => {
  const browser = memoryOutcomeBrowser();
  for (let n = 0; n < 10_000; n += 1) {
    const requestId = uuid(n);
    browser.values.set(`outcomes:${requestId}`, JSON.stringify({ ...good, requestId }));
  }
  const from = performance.now();
  expect(createOutcomeStore(browser.openTab()).list(readIntention)).toHaveLength(10_000);
  expect(performance.now() - from).toBeLessThan(1000);
});

const DAY_MS = 86_400_000;
const created = newMovement('withdrawals.create');

async function withLostAnswer() {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_143_570_000 });
  const api = createMockApi({ now: () => Date.now() / 1000 });
  const { network, outcomes, claims, openTab } = openBrowser({ api, hasLookUp: false });
  const tab = openTab();
  expect(await tab.isReady()).toBe(true);
  network.plan(['loseAnswer']);
  await tab.send(withdrawalAdapter, withdrawalOf('12'));
  expect(tab.stateOf(created).phase).toBe('unknown');
  network.sent.length = 0;
  return { tab, sent: network.sent, outcomes, claims };
}

test('a repeated call isn’t sent if its request ID expires during verification', async () => {
  const { tab, sent, claims } = await withLostAnswer();
  vi.setSystemTime(Date.now() + DAY_MS - 20 * 60_000);
  tab.answerWith('wait');
  const repeating = tab.repeat(withdrawalAdapter, created);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(tab.store.get(verificationAtom)).not.toBeNull();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  tab.answerWith('right');
  await tab.answer();
  await repeating;
  expect(sent).toEqual([]);
  expect(tab.stateOf(created).phase).toBe('unknown');
  expect(claims.unmoved.size).toBe(0);
});

test.each([
  ['an hour ahead of the server when it was sent', -3600],
  ['a day behind', DAY_MS / 1000],
])('a call isn’t repeated if the clock of its record was %s', async (_name, seconds) => {
  const { tab, sent, outcomes } = await withLostAnswer();
  for (const [key, value] of outcomes.values) {
    if (!key.startsWith('outcomes:')) continue;
    const record: unknown = JSON.parse(value);
    if (typeof record !== 'object' || record === null) throw new TypeError('no record');
    outcomes.values.set(key, JSON.stringify({ ...record, sentAt: Math.floor(Date.now() / 1000) - seconds }));
  }
  tab.store.set(outcomeChangesAtom, (count) => count + 1);
  await tab.repeat(withdrawalAdapter, created);
  expect(sent).toEqual([]);
});

test('a repeated call contains only the request ID of its record', async () => {
  const { tab, sent, outcomes } = await withLostAnswer();
  const own = [...outcomes.values.keys()]
    .find((key) => key.startsWith('outcomes:'))
    ?.slice('outcomes:'.length);
  const intentions = [...outcomes.values].filter(([key]) => key.startsWith('intentions:'));
  expect(intentions).toHaveLength(1);
  for (const [key, value] of intentions) {
    outcomes.values.set(key, value.replace('{', `{"request_id":"${ID}",`));
  }
  tab.store.set(outcomeChangesAtom, (count) => count + 1);
  tab.answerWith('right');
  await tab.repeat(withdrawalAdapter, created);
  expect(sent.filter((body) => body.includes(ID))).toEqual([]);
  expect(sent.filter((body) => body.includes('"amount"') && body.includes(own ?? '?'))).toHaveLength(1);
});
