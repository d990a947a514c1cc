// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { focusIfLost, focusInvalid } from './focus.ts';

const dialog = '<div id="dialog"><button id="confirm">Confirm</button></div>';

function show(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}<button id="save">Save</button></form>${dialog}`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const focused = () => document.activeElement?.id;

function trapFocus(): () => void {
  const trap = new AbortController();
  const giveBack = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest('#dialog')) focus('confirm');
  };
  document.addEventListener('focusin', giveBack, { signal: trap.signal });
  focus('confirm');
  return () => trap.abort();
}

it('focusInvalid focuses the button of a file picker that is described by an error', () => {
  focusInvalid(
    show(`<div role="group" data-invalid>
      <button id="drop">Drop an image here</button>
      <input type="file" style="display: none">
      <button id="choose" aria-describedby="notes">Choose image</button>
      <span id="notes">Add an image</span>
    </div>`),
  );
  expect(focused()).toBe('choose');
});

it('focusInvalid focuses the first part of an invalid date', () => {
  focusInvalid(
    show(`<div data-invalid>
      <span role="spinbutton" tabindex="0" id="year" aria-invalid="true"></span>
      <span role="spinbutton" tabindex="0" id="month" aria-invalid="true"></span>
      <input hidden><button>Show calendar</button>
    </div>`),
  );
  expect(focused()).toBe('year');
});

it('focusInvalid focuses the first invalid field', () => {
  focusInvalid(show('<input id="good"><input id="bad" aria-invalid="true"><input aria-invalid="true">'));
  expect(focused()).toBe('bad');
  const form = show('<input id="good">');
  focus('save');
  focusInvalid(form);
  expect(focused()).toBe('save');
});

it('focusInvalid focuses an option of an invalid radio group', () => {
  const radios = '<input type="radio" id="closed" disabled><input type="radio" id="open">';
  focusInvalid(show(`<div role="radiogroup" aria-invalid="true">${radios}</div>`));
  expect(focused()).toBe('open');
});

it('focusInvalid focuses the button of an invalid select, not the native select', () => {
  const behind = '<div aria-hidden="true"><select id="behind"></select></div>';
  focusInvalid(
    show(
      `<div data-invalid><button id="more"></button><button id="bad" aria-haspopup="listbox"></button>${behind}</div>`,
    ),
  );
  expect(focused()).toBe('bad');
});

it('focusInvalid moves the focus to the field after a dialog has restored the focus', () => {
  const form = show('<input id="bad" aria-invalid="true"><input id="other">');
  const release = trapFocus();
  focusInvalid(form);
  expect(focused()).toBe('confirm');
  release();
  focus('save');
  expect(focused()).toBe('bad');
  focus('other');
  expect(focused()).toBe('other');
});

it('focusInvalid doesn’t move the focus after being canceled', () => {
  const form = show('<input id="bad" aria-invalid="true">');
  const release = trapFocus();
  focusInvalid(form)();
  release();
  focus('save');
  expect(focused()).toBe('save');
});

it('focusInvalid focuses a control of an invalid group', () => {
  const picker = '<button disabled>Remove</button><button id="choose">Choose</button>';
  const form = show(`<div role="group">${picker}</div><input id="next" aria-invalid="true" />`);
  focusInvalid(form);
  expect(focused()).toBe('next');
  form.querySelector('[role="group"]')?.setAttribute('data-invalid', 'true');
  focusInvalid(form);
  expect(focused()).toBe('choose');
});

it('focusIfLost doesn’t wait until a toast closes', () => {
  vi.useFakeTimers();
  const form = show('<button id="next"></button><div role="alertdialog" aria-modal="false">Deleted</div>');
  focusIfLost(() => form.querySelector('button'));
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  expect(focused()).toBe('next');
});
