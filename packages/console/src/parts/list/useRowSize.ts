import { useAtomValue } from 'jotai';
import { isMobileAtom } from '#data/session/session.ts';

/** Returns the size of table rows. Phones need larger rows, because a whole row is a touch target (WCAG 2.5.5). */
export const useRowSize = () => (useAtomValue(isMobileAtom) ? 'medium' : 'small');
