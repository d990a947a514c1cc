import type { ReactNode } from 'react';

import { mono } from './Mono.css.ts';

export interface MonoProps {
  /** An identifier: an address, a hash, a number of an order. */
  children: ReactNode;
  /** `code` for things people type or paste into programs. @default 'span' */
  as?: 'span' | 'code';
}

/** An identifier, address or hash. Not for numbers: those are tabular `Text`. */
export function Mono({ children, as: Element = 'span' }: MonoProps) {
  return (
    <Element className={mono} translate="no">
      {children}
    </Element>
  );
}
