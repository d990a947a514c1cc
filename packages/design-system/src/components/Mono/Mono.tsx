import type { ReactNode } from 'react';

import { mono } from './Mono.css.ts';

export interface MonoProps {
  /** The identifier: an address, hash or order number. */
  children: ReactNode;
  /** The element to render. `code` is for text that users type or paste into programs. @default 'span' */
  as?: 'span' | 'code';
}

/** An identifier, address or hash. For numbers, use `Text` with `numeric`. */
export function Mono({ children, as: Element = 'span' }: MonoProps) {
  return (
    <Element className={mono} translate="no">
      {children}
    </Element>
  );
}
