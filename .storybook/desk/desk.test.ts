import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it, describe } from 'vitest';
import { storyAt } from './openStory.ts';
import { requestedKnob } from './findStates.ts';
import { wrongCode } from './refusalArgs.ts';
import { englishIn } from './shownTexts.ts';
import { durationOf } from './time.ts';
import { messageFiles } from '#console/i18n/catalog.ts';
import { loadMessages } from '#console/i18n/loadMessages.ts';
import { lengthen, lengthenMessages } from './pseudo.ts';
import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { findScenarios, nameOfScenario, scenarioOf } from './scenarios.ts';

it.each([
  ['./?path=/story/screens-swap-swap--default', 'screens-swap-swap--default', 'story', {}],
  ['./?path=/docs/components-button--docs', 'components-button--docs', 'docs', {}],
  [
    `./?path=/story/screens-swap-swap--refused&args=code:${errorCode.INSUFFICIENT_BALANCE}`,
    'screens-swap-swap--refused',
    'story',
    { code: errorCode.INSUFFICIENT_BALANCE },
  ],
  ['./?path=/story/canvas--states&args=screen:record', 'canvas--states', 'story', { screen: 'record' }],
])('storyAt reads the story and its arguments from %s', (address, storyId, viewMode, args) => {
  expect(storyAt(address)).toEqual({ storyId, viewMode, args });
});

it.each([['https://example.com/?path=/story/a--b'], ['./?path=/story/canvas--states#top'], ['./docs.html']])(
  'storyAt returns undefined for the URL %s',
  (address) => {
    expect(storyAt(address)).toBeUndefined();
  },
);

it.each([
  ['deposit 2 of 6', 'confirmations', 2],
  ['12/19 deposit', 'confirmations', 12],
  ['address 3 h left', 'hoursLeft', 3],
])('requestedKnob reads a story parameter from the query “%s”', (query, name, value) => {
  expect(requestedKnob(query).knob).toEqual({ name, value });
});

it('requestedKnob returns a query without a story parameter unchanged', () => {
  expect(requestedKnob('withdraw 10028')).toEqual({ text: 'withdraw 10028' });
});

const ID = 'screens-swap-swap--refused';
const wrongAt = (code: unknown, storySpecifier = ID) =>
  wrongCode(ID, 'swap.create', { storySpecifier, args: { code } });

it('wrongCode lists the valid codes if the code in the URL isn’t one of them', () => {
  expect(wrongAt(10_099)).toMatch(/^swap\.create can’t be rejected with 10099\. .*10023/);
  expect(wrongAt('insufficient')).toContain('rejected with insufficient');
});

it('wrongCode returns undefined if the URL has no invalid code for the story', () => {
  expect(wrongAt(errorCode.INSUFFICIENT_BALANCE)).toBeUndefined();
  expect(wrongAt(String(errorCode.INSUFFICIENT_BALANCE))).toBeUndefined();
  expect(wrongAt(undefined)).toBeUndefined();
  expect(wrongAt(10_099, 'screens-swap-swap--default')).toBeUndefined();
  expect(wrongCode(ID, undefined, { storySpecifier: ID, args: { code: 1 } })).toBeUndefined();
});

it.each([
  ['保存失败：Parameter error, please try again', ['Parameter error, please try again']],
  ['您的账户 Your account cannot be withdrawn', ['Your account cannot be withdrawn']],
  ['收款 Northwind Trading Ltd · USDT (TRON)', []],
  ['请使用 Google Authenticator 应用扫描', []],
  ['Raise the daily limit', []],
])('englishIn finds only English sentences in Chinese text: %s', (line, found) => {
  expect(englishIn([line])).toEqual(found);
});

it.each([
  ['3 h', 10_800],
  ['21h', 75_600],
  ['2 d 30 m', 174_600],
  ['90 seconds', 90],
  ['soon', undefined],
])('durationOf converts “%s” to seconds: %s', (typed, seconds) => {
  expect(durationOf(typed)).toBe(seconds);
});

describe('lengthen', () => {
  it.each(['Withdraw', 'Copy all secrets below now. They won’t be shown again.', 'Total'])(
    'replaces "%s" with a text that is at least a quarter longer',
    (text) => {
      expect(lengthen(text).length).toBeGreaterThanOrEqual(text.length * 1.25);
      expect(lengthen(text)).not.toContain(text);
    },
  );

  it('leaves strings without letters unchanged', () => {
    expect(lengthen(' · 24 ')).toBe(' · 24 ');
  });
});

describe('lengthenMessages', () => {
  it('keeps every argument, option and tag', async () => {
    const names = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(names);
      if (typeof value !== 'object' || value === null) return undefined;
      const { type, ...rest } = Object.fromEntries(Object.entries(value));
      if (type === 0) return 'text';
      return Object.entries(rest).map(([key, part]) => [key, typeof part === 'string' ? part : names(part)]);
    };
    for (const file of messageFiles) {
      const english = await loadMessages('en-US', file);
      const pseudo = lengthenMessages(english);
      expect(Object.keys(pseudo)).toEqual(Object.keys(english));
      expect(names(Object.values(pseudo))).toEqual(names(Object.values(english)));
    }
  });
});

it('scenarioOf restores every scenario ID from the name that nameOfScenario returns', () => {
  for (const { id } of scenarioCatalogue) {
    expect(nameOfScenario(id)).toMatch(/^[\w -]+$/);
    expect(scenarioOf(nameOfScenario(id))).toBe(id);
  }
});

const items = [
  { id: 'withdrawals.limit24h', title: 'The daily limit is used up', nearness: 0 },
  { id: 'payments.empty', title: 'No payments yet', nearness: 0 },
];

it('findScenarios finds scenarios by terms in their IDs and titles', () => {
  expect(findScenarios(items, 'LIMIT withdraw')).toEqual([items[0]]);
  expect(findScenarios(items, 'yet')).toEqual([items[1]]);
});

it('findScenarios lists scenarios first if their ID matches', () => {
  const refused = {
    id: 'auth.locked',
    title: 'Sent data is rejected while withdrawals are locked',
    nearness: 2,
  };
  const locked = { id: 'withdrawals.locked', title: 'Closed for a day', nearness: 0 };
  expect(findScenarios([refused, locked], 'withdrawals locked')).toEqual([locked, refused]);
});

it('findScenarios prefers scenarios of calls that the current screen sends', () => {
  const near = { id: 'swap.slow', title: 'A slow quote', nearness: 2 };
  expect(findScenarios([...items, near], '')).toEqual([near, ...items]);
});

it('findScenarios returns all scenarios for an empty query', () => {
  expect(findScenarios(items, ' ')).toEqual(items);
  expect(findScenarios(items, 'withdraw yet')).toEqual([]);
});
