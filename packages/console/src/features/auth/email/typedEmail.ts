import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';

/** The email address that the user typed. It's kept when the user switches between the forms. */
export const typedEmailAtom = atom('');

export function useFirstEmail(): string {
  const typed = useAtomValue(typedEmailAtom);
  const [first] = useState(typed);
  return first;
}
