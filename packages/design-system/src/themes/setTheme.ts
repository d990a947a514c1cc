export type ThemeChoice = 'light' | 'dark' | 'system';

/** Applies the person's choice to the whole page; `system` goes back to following the device. */
export function setTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') {
    delete root.dataset.theme;
  } else {
    root.dataset.theme = choice;
  }
}
