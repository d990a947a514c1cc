import { atom } from 'jotai';

/** Functions that load a document for signing in or out, so that no data stays in memory. */
export interface PageLoader {
  readonly assign: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly reload: () => void;
}

const doNothing = () => undefined;
export const pageLoaderAtom = atom<PageLoader>({ assign: doNothing, replace: doNothing, reload: doNothing });
