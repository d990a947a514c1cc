import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import * as css from './Tag.css.ts';

export interface TagProps {
  /** The text: one or two words. */
  children: ReactNode;
  /** The color of the tag. The text must have the same meaning. @default 'neutral' */
  tone?: Tone;
}

/**
 * A short label. For a status, use `StatusTag`. For a count, use `Badge`. For removable labels, use
 * `TagGroup`.
 */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={css.tag({ tone })}>{children}</span>;
}
