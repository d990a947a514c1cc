// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { pressControl } from './pressControl.ts';
import { isForPage } from './shortcuts.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = html;
};

test('pressControl presses the control with the given shortcut', () => {
  show('<button aria-keyshortcuts="v">Views</button><button aria-keyshortcuts="e">Export</button>');
  const pressed = vi.fn<(event: Event) => void>();
  document.querySelector('[aria-keyshortcuts=e]')?.addEventListener('click', pressed);
  pressControl('e');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('pressControl focuses the first focusable field of a group', () => {
  show(`<div role="group" aria-keyshortcuts="f">
    <div aria-hidden="true"><input id="hidden" /></div><button id="inner" tabindex="-1"></button>
    <input id="first" /><input id="second" />
  </div>`);
  pressControl('f');
  expect(document.activeElement?.id).toBe('first');
});

test('pressControl keeps the focus if no control has the shortcut', () => {
  show('<input id="field" />');
  document.querySelector('input')?.focus();
  pressControl('f');
  expect(document.activeElement?.id).toBe('field');
});

test.each(['<input />', '<textarea></textarea>', '<div role="dialog"><button></button></div>'])(
  'isForPage returns false for a key pressed in %s',
  (html) => {
    show(html);
    const target = document.querySelector('input, textarea, button');
    const event = new KeyboardEvent('keydown', { key: 'f', bubbles: true });
    target?.dispatchEvent(event);
    expect(isForPage(event)).toBe(false);
  },
);
