import type { ReactNode } from 'react';

import { text } from '../Text/Text.css.ts';

export interface HeadingProps {
  /** The words. */
  children: ReactNode;
  /** Level in the outline of the page; each page has one level 1. */
  level: 1 | 2 | 3 | 4;
  /** How big it looks, apart from its level. @default title for 1, section for the rest */
  size?: 'small' | 'body' | 'section' | 'title' | 'hero';
  /** How loud it is. */
  tone?: 'inherit' | 'default' | 'muted';
  /** Id of the element, as for a label or a link to it. */
  id?: string;
}

/** A heading. Not for emphasis inside a paragraph: use `Text` with a weight. */
export function Heading({ children, level, size, tone = 'inherit', id }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = size ?? (level === 1 ? 'title' : 'section');
  return (
    <Element id={id} className={text({ size: look, tone, weight: 'semibold' })}>
      {children}
    </Element>
  );
}
