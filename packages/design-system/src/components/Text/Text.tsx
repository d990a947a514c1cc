import type { ReactNode } from 'react';

import { text } from './Text.css.ts';

export type TextSize = 'caption' | 'small' | 'body' | 'section' | 'title' | 'number' | 'hero';
export type TextTone = 'inherit' | 'default' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical';
export type TextWeight = 'regular' | 'medium' | 'semibold' | 'bold';

export interface TextProps {
  /** The text, which can contain links and other inline elements. */
  children?: ReactNode;
  /** The size in the type scale. @default 'body' */
  size?: TextSize;
  /** The meaning, shown as a color. @default 'inherit' */
  tone?: TextTone;
  /** The font weight. @default the size's own weight */
  weight?: TextWeight;
  /** Uses digits of equal width, for numbers that change or are in a column. */
  isNumeric?: boolean;
  /** Cuts the text off with an ellipsis at the end of the line. Provide the full text elsewhere. */
  isTruncated?: boolean;
  /** The horizontal alignment of the text. */
  align?: 'start' | 'center' | 'end';
  /** Allows breaks anywhere, for long strings without spaces (addresses, hashes). */
  canBreakAnywhere?: boolean;
  /** The element to render, if a `span` doesn't have the right meaning. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'label' | 'time' | 'small' | 'li';
  /** The ID of the element, for example for a label or a link. */
  id?: string;
}

/** A text in the type scale. For headings, use `Heading`, which screen readers recognize. */
export function Text({
  children,
  size = 'body',
  tone = 'inherit',
  weight,
  isNumeric,
  isTruncated,
  align,
  canBreakAnywhere,
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
        isNumeric,
        isTruncated,
        // Only a block element can have an ellipsis.
        isBlock: isTruncated && Element === 'span',
        canBreakAnywhere,
      })}
    >
      {children}
    </Element>
  );
}
