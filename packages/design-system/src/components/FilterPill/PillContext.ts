import { createContext } from 'react';
import type { RefObject } from 'react';

export const PillContext = createContext<RefObject<HTMLDivElement | null> | undefined>(undefined);
