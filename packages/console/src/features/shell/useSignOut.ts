import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { logoutAtom } from '#data/session.ts';

/** Logs out; it cannot fail, whatever the server says. */
export function useSignOut(): () => void {
  const logout = useSetAtom(logoutAtom);
  return useCallback(() => void logout(), [logout]);
}
