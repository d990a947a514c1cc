/**
 * The control to go to first in a form that is wrong. Fields carry `data-invalid` as a whole; what takes the
 * focus is the input that says so itself, or the button of a select, to which ARIA gives no such word, or
 * the first input of a group.
 */
export function firstInvalid(form: HTMLElement): HTMLElement | undefined {
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
