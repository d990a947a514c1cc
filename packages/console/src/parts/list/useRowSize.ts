import { useAtomValue } from 'jotai';
import { isMobileAtom } from '#data/session/session.ts';

/** Small for a mouse, large enough for touch on phones (WCAG 2.5.5). */
export const useRowSize = () => (useAtomValue(isMobileAtom) ? 'medium' : 'small');
