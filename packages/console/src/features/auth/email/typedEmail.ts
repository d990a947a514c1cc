import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';

/** The typed email address. All forms share it, because users switch between them. */
export const typedEmailAtom = atom('');

export function useFirstEmail(): string {
  const typed = useAtomValue(typedEmailAtom);
  const [first] = useState(typed);
  return first;
}
