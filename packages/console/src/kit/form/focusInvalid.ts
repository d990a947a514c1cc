/**
 * The control to go to first in a form that is wrong. Fields carry `data-invalid` as a whole; what takes the
 * focus is the input that says so itself, or the button of a select, to which ARIA gives no such word, or
 * the first control of a group.
 */
function firstInvalid(form: HTMLElement): HTMLElement | undefined {
  const wrong = form.querySelector('[data-invalid], [aria-invalid="true"]');
  const candidates = [
    wrong,
    wrong?.querySelector('[aria-invalid="true"]'),
    wrong?.querySelector('button[aria-haspopup="listbox"]'),
    // A file input is never shown: the button that opens it says what is wrong.
    wrong?.querySelector('input:enabled:not([type="file"])'),
    wrong?.querySelector('button[aria-describedby]:enabled'),
    wrong?.querySelector('button:enabled'),
  ];
  return candidates
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.matches('input, textarea, button'));
}

/**
 * Moves the focus to the first field of a form that says what is wrong, and answers how to give that up.
 * A dialog that just closed, as the one for a code, first gives the focus back to the button that was pressed:
 * until the focus is in the form, its next arrival there is led on to the field.
 */
export function focusInvalid(form: HTMLElement): () => void {
  const focus = () => {
    const field = firstInvalid(form);
    if (!field) return;
    field.focus({ preventScroll: true });
    // The next code is typed over the wrong one.
    if (field instanceof HTMLInputElement && field.autocomplete === 'one-time-code') field.select();
    // In the middle: neither a sticky header nor a toast lies over it (WCAG 2.4.11).
    field.scrollIntoView({ block: 'center' });
  };
  const given = new AbortController();
  focus();
  if (firstInvalid(form) && !form.contains(document.activeElement)) {
    form.addEventListener('focusin', focus, { once: true, signal: given.signal });
  }
  return () => given.abort();
}
