/** After a press that could not be carried out: to the first field that says why, once it says so. */
export function focusFirstInvalid(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  });
}
