import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { logoutAtom } from '#data/session/session.ts';

export function useSignOut(): () => void {
  const logout = useSetAtom(logoutAtom);
  return useCallback(() => void logout(), [logout]);
}
