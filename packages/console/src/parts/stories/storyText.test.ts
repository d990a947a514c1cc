import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { Catalog, messageFiles } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { exact, message, readMessagesOf } from './storyText.ts';

const retry = exact('common.retry');
const catalog = new Catalog({ load: loadMessages });
const store = createStore();
store.set(catalogAtom, catalog);
readMessagesOf(store);
await catalog.load('en-US', messageFiles);

it('storyText matches a message in the new language after the language changes', async () => {
  expect(retry.test('Retry')).toBe(true);
  await store.set(languageAtom, 'zh-CN');
  expect(retry.test('Retry')).toBe(false);
  expect(retry.test('重试')).toBe(true);
  await store.set(languageAtom, 'en-US');
});

it('storyText matches messages with values, plurals and elements', () => {
  const one = exact('addresses.import.save', { count: 1 });
  expect(['Save 1 address', 'Save 1 addresses', 'Save 2 addresses'].filter((text) => one.test(text))).toEqual(
    ['Save 1 address', 'Save 1 addresses'],
  );
  const minimum = message('money.amount.tooSmall', { min: /0\.\d USDT/ });
  expect(minimum.test('The minimum is 0.5 USDT')).toBe(true);
  expect(minimum.test('The minimum is 15 USDT')).toBe(false);
  expect(message('collection.form.wouldSend', { label: 'a+b' }).source).toContain(String.raw`a\+b`);
});

it('the exact matcher of storyText matches only the full text', () => {
  expect(message(['common.retry', 'common.cancel']).test('Cancel all')).toBe(true);
  expect(exact(['common.retry', 'common.cancel']).test('Cancel all')).toBe(false);
});
