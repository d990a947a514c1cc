// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { focusInvalid } from './focusInvalid.ts';

const dialog = '<div id="dialog"><button id="confirm">Confirm</button></div>';

function show(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}<button id="save">Save</button></form>${dialog}`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const focused = () => document.activeElement?.id;

/** As a dialog that traps the focus: what leaves it comes back. */
function trapFocus(): () => void {
  const trap = new AbortController();
  const giveBack = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest('#dialog')) focus('confirm');
  };
  document.addEventListener('focusin', giveBack, { signal: trap.signal });
  focus('confirm');
  return () => trap.abort();
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

it('focuses the button of a file picker that says what is wrong', () => {
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

it('focuses the first field that is wrong, and nothing where none is', () => {
  focusInvalid(show('<input id="good"><input id="bad" aria-invalid="true"><input aria-invalid="true">'));
  expect(focused()).toBe('bad');
  const form = show('<input id="good">');
  focus('save');
  focusInvalid(form);
  expect(focused()).toBe('save');
});

it('focuses a choice of a radio group that is wrong', () => {
  const radios = '<input type="radio" id="closed" disabled><input type="radio" id="open">';
  focusInvalid(show(`<div role="radiogroup" aria-invalid="true">${radios}</div>`));
  expect(focused()).toBe('open');
});

it('focuses the button of a select that is wrong, and not the native select behind it', () => {
  const behind = '<div aria-hidden="true"><select id="behind"></select></div>';
  focusInvalid(
    show(
      `<div data-invalid><button id="more"></button><button id="bad" aria-haspopup="listbox"></button>${behind}</div>`,
    ),
  );
  expect(focused()).toBe('bad');
});

it('goes on to the field once a dialog gives the focus back, and only then', () => {
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

it('leaves the focus alone after it was given up', () => {
  const form = show('<input id="bad" aria-invalid="true">');
  const release = trapFocus();
  focusInvalid(form)();
  release();
  focus('save');
  expect(focused()).toBe('save');
});

it('goes into a group that is wrong as a whole', () => {
  const picker = '<button disabled>Remove</button><button id="choose">Choose</button>';
  const form = show(`<div role="group">${picker}</div><input id="next" aria-invalid="true" />`);
  focusInvalid(form);
  expect(focused()).toBe('next');
  form.querySelector('[role="group"]')?.setAttribute('data-invalid', 'true');
  focusInvalid(form);
  expect(focused()).toBe('choose');
});
