import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from '../Tag/Tag.css.ts';

export interface StatusTagProps {
  /** The state in a word or two. */
  children: ReactNode;
  /** Colour of dot and ground; the word says the same. @default 'neutral' */
  tone?: Tone;
}

/** The state of a record: a dot and a word, so that colour is not the only sign (WCAG 1.4.1). */
export function StatusTag({ children, tone = 'neutral' }: StatusTagProps) {
  return (
    <span className={css.tag({ tone })}>
      <span className={css.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
