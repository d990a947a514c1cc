import { createContext } from 'react';
import type { ReactNode } from 'react';

export type Navigate = (href: string) => void;

/** How links go to places of the application; null: the browser's way. */
export const NavigationContext = createContext<Navigate | null>(null);

export interface NavigationProviderProps {
  /** The router's own way to go somewhere. Links elsewhere, and presses with a key held, never ask it. */
  navigate: Navigate;
  children: ReactNode;
}

/** Lets every link of this system go through the application's router. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}
