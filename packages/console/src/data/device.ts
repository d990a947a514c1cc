import { atom, useAtomValue } from 'jotai';
import type { Device } from '#lib/device.ts';
import { type Paths, pathsOf } from '#lib/paths.ts';

/** Decided once, when the page loads. */
export const deviceAtom = atom<Device>('desktop');

/** The addresses of this device. */
export const pathsAtom = atom((get): Paths => pathsOf(get(deviceAtom)));

export const usePaths = (): Paths => useAtomValue(pathsAtom);
