import { atom } from 'jotai';
import type { AppStorage } from '#lib/browser/storage.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { Catalog } from './catalog.ts';
import { LANGUAGE_KEY, type Language } from './language.ts';

export const storageAtom = atom<AppStorage>(memoryStorage());
export const catalogAtom = atom<Catalog>(new Catalog());

const currentLanguageAtom = atom<Language>('en-US');

/** The language. A write loads its messages, then stores it (specification §1, key `lang`). */
export const languageAtom = atom(
  (get) => get(currentLanguageAtom),
  async (get, set, language: Language) => {
    const catalog = get(catalogAtom);
    const shown = () => catalog.files(get(currentLanguageAtom));
    // The screen may need another file while these files load, so the loop checks again.
    do await catalog.load(language, shown());
    while (!catalog.has(language, shown()));
    get(storageAtom).set(LANGUAGE_KEY, language);
    set(currentLanguageAtom, language);
  },
);

export const initialLanguageAtom = atom(null, (_get, set, language: Language) => {
  set(currentLanguageAtom, language);
});
