import { atom } from 'jotai';
import { preferenceAtom } from '../session/preferences.ts';

export const keysOpenAtom = atom(false);

const singleKeysAtom = preferenceAtom('singleKeys');

/** Single-key shortcuts can be turned off, because speech input can type letters (WCAG 2.1.4). */
export const hasSingleKeysAtom = atom(
  (get) => get(singleKeysAtom) !== 'off',
  (_get, set, isOn: boolean) => set(singleKeysAtom, isOn ? 'on' : 'off'),
);
