import { expect, test } from 'vitest';
import { catalog } from '#app/testing.ts';
import { textOf } from '#i18n/useText.ts';
import { durationText } from './CodeField.tsx';

test.each([
  [47, '47 seconds', '47 秒'],
  [90, '2 minutes', '2 分钟'],
  [3580, '1 hour', '1 小时'],
  [86_000, '1 day', '1 天'],
  [3600, '1 hour', '1 小时'],
  [28_800, '8 hours', '8 小时'],
  [172_000, '2 days', '2 天'],
])('a duration of %i seconds is formatted as %s', (seconds, english, chinese) => {
  expect(durationText(textOf(catalog, 'en-US'), seconds)).toBe(english);
  expect(durationText(textOf(catalog, 'zh-CN'), seconds)).toBe(chinese);
});
