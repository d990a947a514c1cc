/**
 * Moves the focus to the first field of a form that says what is wrong, and answers how to give that up.
 *
 * A dialog that is about to close (the verification of an action) holds the focus and gives it back to the
 * button that opened it: the focus then goes on from there.
 */
export function focusInvalid(form: HTMLElement): () => void {
  const focus = () => {
    const field = firstInvalid(form);
    if (!field) return;
    field.focus({ preventScroll: true });
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

/**
 * Fields carry `data-invalid` as a whole. What takes the focus is the input that says so itself, or the
 * button of a select, to which ARIA gives no such word, or the first input of a group.
 */
function firstInvalid(form: HTMLElement): HTMLElement | undefined {
  const wrong = form.querySelector('[data-invalid], [aria-invalid="true"]');
  const candidates = [
    wrong,
    wrong?.querySelector('[aria-invalid="true"]'),
    wrong?.querySelector('button[aria-haspopup="listbox"]'),
    wrong?.querySelector('input:enabled'),
  ];
  return candidates
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.matches('input, textarea, button'));
}
