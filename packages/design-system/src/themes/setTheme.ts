export type ThemeChoice = 'light' | 'dark' | 'system';

export interface SetThemeOptions {
  /** Keeps the choice on this device, where `themeInit` and `rememberedTheme` find it. @default false */
  remember?: boolean;
}

/** `themeInit` reads the same key. */
const KEY = 'sbc-theme';

/** Applies the user's choice to the whole page; `system` follows the device again. */
export function setTheme(choice: ThemeChoice, { remember = false }: SetThemeOptions = {}): void {
  const root = document.documentElement;
  if (choice === 'system') {
    delete root.dataset.theme;
  } else {
    root.dataset.theme = choice;
  }
  if (remember) {
    withStorage((storage) => (choice === 'system' ? storage.removeItem(KEY) : storage.setItem(KEY, choice)));
  }
}

/** The choice that `setTheme` was asked to remember; `system` where there is none, and on servers. */
export function rememberedTheme(): ThemeChoice {
  const choice = withStorage((storage) => storage.getItem(KEY));
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Browsers that block storage throw on access. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
