import { atom } from 'jotai';
import { preferenceAtom } from './preferences.ts';

/** Whether the list of keys is open; apart from the list, which is fetched when it is. */
export const keysOpenAtom = atom(false);

const singleKeysAtom = preferenceAtom('singleKeys');

/** Single keys can be switched off: speech input types letters by itself (WCAG 2.1.4). */
export const hasSingleKeysAtom = atom(
  (get) => get(singleKeysAtom) !== 'off',
  (_get, set, isOn: boolean) => set(singleKeysAtom, isOn ? 'on' : 'off'),
);
