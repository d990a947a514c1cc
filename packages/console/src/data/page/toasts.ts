import { type ToastQueue, createToastQueue } from '@settlement/design-system/ToastQueue';
import { atom, useAtomValue } from 'jotai';

export const toastsAtom = atom<ToastQueue>(createToastQueue());

export const useToasts = (): ToastQueue => useAtomValue(toastsAtom);
