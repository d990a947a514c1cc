import { atom } from 'jotai';

/** Loads another document for signing in and out, so that no data of a session stays in memory. */
export interface PageLoader {
  readonly assign: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly reload: () => void;
}

const doNothing = () => undefined;
export const pageLoaderAtom = atom<PageLoader>({ assign: doNothing, replace: doNothing, reload: doNothing });
