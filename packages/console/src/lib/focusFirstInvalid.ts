import { firstInvalid } from './firstInvalid.ts';

/** How many frames a busy page may take to show what is wrong. */
const FRAMES = 30;

/** After a press that could not be carried out: to the first field that says why, once it says so. */
export function focusFirstInvalid(form: HTMLElement, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = firstInvalid(form);
    if (field) field.focus();
    else if (frames > 1) focusFirstInvalid(form, frames - 1);
  });
}
