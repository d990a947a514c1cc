/** A group that is wrong as a whole cannot take the focus itself: a picker of pictures says so by `data-invalid`. */
const GROUP = '[role="radiogroup"][aria-invalid="true"], [role="group"][data-invalid="true"]';
const INVALID = `[aria-invalid="true"], ${GROUP}`;

/**
 * Moves the focus to the first field of a form that says what is wrong, and answers how to give that up.
 *
 * A dialog that is about to close (the verification of an action) holds the focus and gives it back to the
 * button that opened it: the focus then goes on from there.
 */
export function focusInvalid(form: HTMLElement): () => void {
  const focus = () => {
    const wrong = form.querySelector(INVALID);
    const field = wrong?.matches(GROUP) ? wrong.querySelector('input:enabled, button:enabled') : wrong;
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    // The next code is typed over the wrong one.
    if (field instanceof HTMLInputElement && field.autocomplete === 'one-time-code') field.select();
    // In the middle: neither a sticky header nor a toast lies over it (WCAG 2.4.11).
    field.scrollIntoView({ block: 'center' });
  };
  const given = new AbortController();
  focus();
  if (form.querySelector(INVALID) && !form.contains(document.activeElement)) {
    form.addEventListener('focusin', focus, { once: true, signal: given.signal });
  }
  return () => given.abort();
}
