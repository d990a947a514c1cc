import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from '../Tag/Tag.css.ts';

export interface StatusTagProps {
  /** The status: a short text. */
  children: ReactNode;
  /** The color of the dot and the background. The text must have the same meaning. @default 'neutral' */
  tone?: Tone;
}

/** The status of a record: a dot and a text, so that color isn't the only indicator (WCAG 1.4.1). */
export function StatusTag({ children, tone = 'neutral' }: StatusTagProps) {
  return (
    <span className={css.tag({ tone })}>
      <span className={css.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
