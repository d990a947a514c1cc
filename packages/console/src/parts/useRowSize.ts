import { useAtomValue } from 'jotai';
import { isMobileAtom } from '#data/session.ts';

/** Buttons in rows and headers: small beside a pointer, as large as a finger on phones (WCAG 2.5.5). */
export const useRowSize = () => (useAtomValue(isMobileAtom) ? 'medium' : 'small');
