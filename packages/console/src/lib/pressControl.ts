import type { ControlKey } from './shortcuts.ts';

const FIELDS = ['input', 'button'].map((tag) => `${tag}:not([tabindex="-1"], [aria-hidden="true"] *)`);

/** Presses the control that answers to a key, or goes to the first field of the group that does. */
export function pressControl(key: ControlKey): void {
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (control?.getAttribute('role') !== 'group') control?.click();
  else control.querySelector<HTMLElement>(FIELDS.join(', '))?.focus();
}
