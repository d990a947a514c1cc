import { atom, useAtomValue } from 'jotai';
import type { Device } from '#lib/browser/device.ts';
import { type Paths, pathsOf } from '#lib/address/paths.ts';

export const deviceAtom = atom<Device>('desktop');

export const pathsAtom = atom((get): Paths => pathsOf(get(deviceAtom)));

export const usePaths = (): Paths => useAtomValue(pathsAtom);
