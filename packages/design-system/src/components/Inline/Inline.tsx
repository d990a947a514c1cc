import type { ReactNode } from 'react';

import { alignClass, inline, justifyClass, wrap } from '#css/align.css.ts';
import type { Align, Justify } from '#css/align.css.ts';
import { cx } from '#css/cx.ts';
import { gapClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import type { LayoutLabels } from '../Stack/types.ts';

export interface InlineProps extends LayoutLabels {
  /** The elements, placed in a row. */
  children?: ReactNode;
  /** The space between the children, in a row and between wrapped rows. @default 's' */
  gap?: Gap;
  /** The vertical alignment of the children. @default 'center' */
  align?: Align;
  /** The horizontal distribution of the children. @default 'start' */
  justify?: Justify;
  /** Allows children to wrap to the next row. @default true */
  canWrap?: boolean;
  /** The element to render, if a `div` doesn't have the right meaning. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span' | 'p' | 'nav' | 'header' | 'footer';
}

/** A row of elements that can wrap. For columns of equal width, use `Grid`. */
export function Inline({
  children,
  gap = 's',
  align = 'center',
  justify = 'start',
  canWrap = true,
  as: Element = 'div',
  ...labels
}: InlineProps) {
  return (
    <Element
      {...labels}
      className={cx(inline, gapClass[gap], alignClass[align], justifyClass[justify], canWrap && wrap)}
    >
      {children}
    </Element>
  );
}
