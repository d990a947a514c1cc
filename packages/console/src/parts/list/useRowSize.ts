import { useAtomValue } from 'jotai';
import { isMobileAtom } from '#data/session/session.ts';

/** Returns the size of rows: small for a mouse, and large enough for touch on phones (WCAG 2.5.5). */
export const useRowSize = () => (useAtomValue(isMobileAtom) ? 'medium' : 'small');
