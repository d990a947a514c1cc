import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastDebounce } from './toastDebounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const shown: string[] = [];
  return {
    shown,
    toast: createToastDebounce<string>(
      (text) => void shown.push(text),
      (a, b) => a === b,
    ),
  };
}

test('specification §8: the first error toast is immediate, then one per second', () => {
  const { shown, toast } = setUp();
  for (const text of ['a', 'b', 'c']) toast(text);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'c']);
});

test('a toast with the same text is shown once within a second', () => {
  const { shown, toast } = setUp();
  toast('a');
  toast('a');
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['a']);
  toast('a');
  expect(shown).toEqual(['a', 'a']);
});
