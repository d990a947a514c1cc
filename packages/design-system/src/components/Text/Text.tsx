import type { ReactNode } from 'react';

import { text } from './Text.css.ts';

export type TextSize = 'caption' | 'small' | 'body' | 'section' | 'title' | 'number' | 'hero';
export type TextTone = 'inherit' | 'default' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical';
export type TextWeight = 'regular' | 'medium' | 'semibold' | 'bold';

export interface TextProps {
  /** The words. */
  children?: ReactNode;
  /** Step of the type scale. @default 'body' */
  size?: TextSize;
  /** What the words mean. @default 'inherit' */
  tone?: TextTone;
  /** Weight of the face. @default the size's own weight */
  weight?: TextWeight;
  /** Figures of equal width: for every number that can change or stands in a column. */
  numeric?: boolean;
  /** Cuts at the end of the line with an ellipsis; give the full text elsewhere. */
  truncate?: boolean;
  /** Where lines begin. */
  align?: 'start' | 'center' | 'end';
  /** Lets long unbroken strings (addresses, hashes) break anywhere. */
  breakAnywhere?: boolean;
  /** Element to render, where the meaning is not the default's. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'label' | 'time' | 'small' | 'li';
  /** Id of the element, as for a label or a link to it. */
  id?: string;
}

/** Words in the type scale. Not for headings: use `Heading`, which is also one for a screen reader. */
export function Text({
  children,
  size = 'body',
  tone = 'inherit',
  weight,
  numeric,
  truncate,
  align,
  breakAnywhere,
  as: Element = 'span',
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={text({
        size,
        tone,
        weight,
        align,
        numeric,
        truncate,
        // An ellipsis needs a box.
        isBlock: truncate && Element === 'span',
        breakAnywhere,
      })}
    >
      {children}
    </Element>
  );
}
