import type { ReactNode } from 'react';

import { text } from '../Text/Text.css.ts';

export interface HeadingProps {
  /** The text: a noun phrase without a full stop. */
  children: ReactNode;
  /** The heading level on the page. Each page has one level 1. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, independent of the level. @default title for level 1, section for all other levels */
  size?: 'small' | 'body' | 'section' | 'title' | 'hero';
  /** The text color. @default 'inherit' */
  tone?: 'inherit' | 'default' | 'muted';
  /** The ID of the element, for example for a label or a link. */
  id?: string;
}

/** A heading. For emphasis in a paragraph, use `Text` with a weight. */
export function Heading({ children, level, size, tone = 'inherit', id }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = size ?? (level === 1 ? 'title' : 'section');
  return (
    <Element id={id} className={text({ size: look, tone, weight: 'semibold' })}>
      {children}
    </Element>
  );
}
