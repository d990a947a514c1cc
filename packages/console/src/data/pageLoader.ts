import { atom } from 'jotai';

/**
 * Loads another document. Signing in and out go through it: nothing of one session stays in memory, and
 * the sign-in page has a security policy of its own.
 */
export interface PageLoader {
  readonly assign: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly reload: () => void;
}

const doNothing = () => undefined;
export const pageLoaderAtom = atom<PageLoader>({ assign: doNothing, replace: doNothing, reload: doNothing });
