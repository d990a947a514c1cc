import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test('specification §1: the language is Chinese only for a browser set to zh-CN', () => {
  expect(chooseLanguage(null, 'zh-CN')).toBe('zh-CN');
  for (const browser of ['zh', 'zh-TW', 'zh-HK', 'zh-Hans-CN', 'en-GB', 'fr', undefined]) {
    expect(chooseLanguage(null, browser)).toBe('en-US');
  }
});

test('a known stored language overrides the browser’s language', () => {
  expect(chooseLanguage('en-US', 'zh-CN')).toBe('en-US');
  expect(chooseLanguage('zh-CN', 'en-US')).toBe('zh-CN');
  expect(chooseLanguage('de', 'zh-CN')).toBe('zh-CN');
});
