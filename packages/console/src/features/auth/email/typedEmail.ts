import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';

/** The address typed last, in any of the forms: it is the same person who changes from one to another. */
export const typedEmailAtom = atom('');

/** What the address of a form begins with. */
export function useFirstEmail(): string {
  const typed = useAtomValue(typedEmailAtom);
  const [first] = useState(typed);
  return first;
}
