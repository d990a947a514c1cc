import { firstInvalid } from '../../lib/firstInvalid.ts';

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
