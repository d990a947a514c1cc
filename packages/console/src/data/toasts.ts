import { type ToastQueue, createToastQueue } from '@settlement/design-system/ToastQueue';
import { atom, useAtomValue } from 'jotai';

/** The toasts of this store; `useToasts().add({ tone: 'positive', title })`. */
export const toastsAtom = atom<ToastQueue>(createToastQueue());

export const useToasts = (): ToastQueue => useAtomValue(toastsAtom);
