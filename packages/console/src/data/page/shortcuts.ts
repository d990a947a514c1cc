import { atom } from 'jotai';
import { preferenceAtom } from '../session/preferences.ts';

export const keysOpenAtom = atom(false);

const singleKeysAtom = preferenceAtom('singleKeys');

/** Whether single-key shortcuts are on. Speech input may trigger them (WCAG 2.1.4). */
export const hasSingleKeysAtom = atom(
  (get) => get(singleKeysAtom) !== 'off',
  (_get, set, isOn: boolean) => set(singleKeysAtom, isOn ? 'on' : 'off'),
);
