import { type RefObject, useEffect } from 'react';

/** Returns the control to focus in the first invalid field, which `data-invalid` marks. */
function firstInvalid(form: HTMLElement): HTMLElement | undefined {
  const wrong = form.querySelector('[data-invalid], [aria-invalid="true"]');
  const candidates = [
    wrong,
    wrong?.querySelector('[aria-invalid="true"]'),
    wrong?.querySelector('button[aria-haspopup="listbox"]'),
    // A file input is never visible. The button that opens it is described by the error.
    wrong?.querySelector('input:enabled:not([type="file"])'),
    wrong?.querySelector('button[aria-describedby]:enabled'),
    wrong?.querySelector('button:enabled'),
  ];
  return candidates
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.matches('input, textarea, button, [role="spinbutton"]'));
}

/** Focuses the first invalid field, after an open dialog has closed. Returns a function that cancels. */
export function focusInvalid(form: HTMLElement): () => void {
  const focus = () => {
    const field = firstInvalid(form);
    if (!field) return;
    field.focus({ preventScroll: true });
    // The incorrect code is selected, so that typing replaces it.
    if (field instanceof HTMLInputElement && field.autocomplete === 'one-time-code') field.select();
    // A sticky header or a toast could cover the field at the edges (WCAG 2.4.11).
    field.scrollIntoView({ block: 'center' });
  };
  const given = new AbortController();
  focus();
  if (firstInvalid(form) && !form.contains(document.activeElement)) {
    form.addEventListener('focusin', focus, { once: true, signal: given.signal });
  }
  return () => given.abort();
}

/** The maximum number of frames to wait for a dialog to close: about one second at 60 frames per second. */
const MOST_FRAMES = 60;
/** The minimum number of frames to wait. A closed dialog restores the focus one frame after it was removed. */
const LEAST_FRAMES = 3;

/** Toasts also have the role `alertdialog`, but they don't restore the focus when they close. */
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

/** Moves the focus if a dialog can't restore it, because its button no longer exists (WCAG 2.4.3). */
export function focusIfLost(findNeighbour: () => HTMLElement | null | undefined): void {
  let frames = 0;
  const look = () => {
    frames += 1;
    const isOpen = document.querySelector(OPEN_DIALOG) !== null;
    if (frames < LEAST_FRAMES || (isOpen && frames < MOST_FRAMES)) {
      requestAnimationFrame(look);
      return;
    }
    if (document.activeElement === document.body) findNeighbour()?.focus();
  };
  requestAnimationFrame(look);
}

export const FIRST_FIELD =
  'input:not([type="radio"], [type="checkbox"], [role="combobox"]), textarea, button[type="submit"]';

/** The control that the Tab key reaches first in a form. */
export const FIRST_CONTROL = 'input:not([type="radio"]:not(:checked)), textarea, button';

export const FIRST_AMOUNT = 'input[inputmode="decimal"]:enabled';

export function useFocusFirst(ref: RefObject<HTMLFormElement | null>, target = FIRST_FIELD): void {
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(target)?.focus();
  }, [ref, target]);
}
