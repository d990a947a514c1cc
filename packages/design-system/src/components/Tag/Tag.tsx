import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from './Tag.css.ts';

export interface TagProps {
  /** A word or two. */
  children: ReactNode;
  /** Colour of the tag; its word says the same. @default 'neutral' */
  tone?: Tone;
}

/** A short label. Not for the state of a record: use `StatusTag`; not for a count: use `Badge`; not for what can be removed: use `TagGroup`. */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={css.tag({ tone })}>{children}</span>;
}
