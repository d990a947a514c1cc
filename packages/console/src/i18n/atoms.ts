import { atom } from 'jotai';
import type { AppStorage } from '#lib/storage.ts';
import { memoryStorage } from '#lib/storage.ts';
import { Catalog } from './catalog.ts';
import { LANGUAGE_KEY, type Language } from './language.ts';

/** Set once per store. */
export const storageAtom = atom<AppStorage>(memoryStorage());
export const catalogAtom = atom<Catalog>(new Catalog());

const currentLanguageAtom = atom<Language>('en-US');

/**
 * The language of the screen. Writing it first fetches the messages of everything that is on screen, then
 * switches at once and without a reload, and keeps the choice (specification §1, key `lang`).
 */
export const languageAtom = atom(
  (get) => get(currentLanguageAtom),
  async (get, set, language: Language) => {
    const catalog = get(catalogAtom);
    const shown = () => catalog.areas(get(currentLanguageAtom));
    // More may have come on screen while these are on their way.
    do await catalog.load(language, shown());
    while (!catalog.has(language, shown()));
    get(storageAtom).set(LANGUAGE_KEY, language);
    set(currentLanguageAtom, language);
  },
);

/** For the start of a store: sets the language without storing it as a preference. */
export const initialLanguageAtom = atom(null, (_get, set, language: Language) => {
  set(currentLanguageAtom, language);
});
