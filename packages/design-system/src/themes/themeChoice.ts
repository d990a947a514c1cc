export type ThemeChoice = 'light' | 'dark' | 'system';

export interface SetThemeOptions {
  /** Stores the choice on this device, for `themeInit` and `rememberedTheme`. @default false */
  remember?: boolean;
}

/** The storage key. The script in `themeInit` contains it too. */
const KEY = 'sbc-theme';

/** Applies the user's choice to the whole page. `system` follows the device again. */
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

/** Returns the choice that `setTheme` stored, or `system` without a choice. On servers, returns `system`. */
export function rememberedTheme(): ThemeChoice {
  const choice = withStorage((storage) => storage.getItem(KEY));
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Calls a function with the local storage. Returns undefined if the browser blocks the storage. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

/**
 * A script that sets the stored theme before the first paint, so that a dark page never flashes light.
 * Inline the script in `<head>` before the style sheets. With a strict Content-Security-Policy, add
 * `themeInitHash` to `script-src`, or load this package's `theme-init.js` instead.
 */
export const themeInit =
  "try{var t=localStorage.getItem('sbc-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/** The `script-src` source of the inlined `themeInit`, including its quotes. */
export const themeInitHash = "'sha256-kAV8Pu0pwxzUJ7lESlmXxV2hL+7e7X0ex40iLSq+Svo='";
