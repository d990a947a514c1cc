/**
 * Returns the control to focus. `data-invalid` is on the whole field. The control is the input with
 * `aria-invalid`, the button of a select, or the first control of a group.
 */
function firstInvalid(form: HTMLElement): HTMLElement | undefined {
  const wrong = form.querySelector('[data-invalid], [aria-invalid="true"]');
  const candidates = [
    wrong,
    wrong?.querySelector('[aria-invalid="true"]'),
    wrong?.querySelector('button[aria-haspopup="listbox"]'),
    // File inputs are never visible. The button that opens the input has the description of the error.
    wrong?.querySelector('input:enabled:not([type="file"])'),
    wrong?.querySelector('button[aria-describedby]:enabled'),
    wrong?.querySelector('button:enabled'),
  ];
  return candidates
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.matches('input, textarea, button'));
}

/**
 * Moves the focus to the first invalid field, and returns a function that cancels the move. A dialog that
 * just closed first restores the focus to the pressed button. When the focus then returns to the form, it
 * moves to the first invalid field.
 */
export function focusInvalid(form: HTMLElement): () => void {
  const focus = () => {
    const field = firstInvalid(form);
    if (!field) return;
    field.focus({ preventScroll: true });
    // Selects the incorrect code, so that the next one replaces it.
    if (field instanceof HTMLInputElement && field.autocomplete === 'one-time-code') field.select();
    // The field is centered, so that neither a sticky header nor a toast covers it (WCAG 2.4.11).
    field.scrollIntoView({ block: 'center' });
  };
  const given = new AbortController();
  focus();
  if (firstInvalid(form) && !form.contains(document.activeElement)) {
    form.addEventListener('focusin', focus, { once: true, signal: given.signal });
  }
  return () => given.abort();
}
