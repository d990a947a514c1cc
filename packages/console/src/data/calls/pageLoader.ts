import { atom } from 'jotai';

/**
 * Functions that load another document. Signing in and out loads one, so that no data of a session stays in
 * memory. The sign-in page also has its own security policy.
 */
export interface PageLoader {
  readonly assign: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly reload: () => void;
}

const doNothing = () => undefined;
export const pageLoaderAtom = atom<PageLoader>({ assign: doNothing, replace: doNothing, reload: doNothing });
