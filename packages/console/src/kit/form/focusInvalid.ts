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
