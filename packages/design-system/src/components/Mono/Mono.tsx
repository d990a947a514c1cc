import type { ReactNode } from 'react';

import { mono } from './Mono.css.ts';

export interface MonoProps {
  /** The identifier: an address, hash or order number. */
  children: ReactNode;
  /** The element to render. `code` is for text that users type or paste into programs. @default 'span' */
  as?: 'span' | 'code';
}

/** A text in a monospaced font, for addresses, hashes and order numbers. For amounts, use `Text` with `isNumeric`. */
export function Mono({ children, as: Element = 'span' }: MonoProps) {
  return (
    <Element className={mono} translate="no">
      {children}
    </Element>
  );
}
