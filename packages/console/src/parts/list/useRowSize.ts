import { useAtomValue } from 'jotai';
import { isMobileAtom } from '#data/session/session.ts';

/** Returns the size of table rows. Rows on phones must be large enough to press (WCAG 2.5.5). */
export const useRowSize = () => (useAtomValue(isMobileAtom) ? 'medium' : 'small');
