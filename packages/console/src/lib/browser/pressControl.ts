import type { ControlKey } from './shortcuts.ts';

const FIELDS = ['input', 'button'].map((tag) => `${tag}:not([tabindex="-1"], [aria-hidden="true"] *)`);

export function pressControl(key: ControlKey): void {
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (control?.getAttribute('role') !== 'group') control?.click();
  else focusField(control);
}

export function focusField(element: Element | null): void {
  element?.querySelector<HTMLElement>(FIELDS.join(', '))?.focus();
}
