import { type ThemeChoice, setTheme } from '@settlement/design-system/tokens';
import { atom } from 'jotai';
import { storageAtom } from '#i18n/atoms.ts';
import type { AppStorage } from '#lib/browser/storage.ts';

const changedAtom = atom(0);

export function storedTheme(storage: AppStorage): ThemeChoice {
  const choice = storage.get('theme');
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

export const themeAtom = atom(
  (get) => {
    get(changedAtom);
    return storedTheme(get(storageAtom));
  },
  (get, set, choice: ThemeChoice) => {
    const storage = get(storageAtom);
    if (choice === 'system') storage.remove('theme');
    else storage.set('theme', choice);
    setTheme(choice);
    set(changedAtom, (count) => count + 1);
  },
);
