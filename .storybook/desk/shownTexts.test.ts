import { expect, test } from 'vitest';
import { englishIn } from './shownTexts.ts';

test.each([
  ['保存失败：Parameter error, please try again', ['Parameter error, please try again']],
  ['您的账户 Your account cannot be withdrawn', ['Your account cannot be withdrawn']],
  ['收款 Northwind Trading Ltd · USDT (TRON)', []],
  ['请使用 Google Authenticator 应用扫描', []],
  ['Raise the daily limit', []],
])('englishIn finds only English sentences in Chinese text: %s', (line, found) => {
  expect(englishIn([line])).toEqual(found);
});
