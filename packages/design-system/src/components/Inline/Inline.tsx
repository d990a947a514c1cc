import type { ReactNode } from 'react';

import { alignClass, inline, justifyClass, wrap as wrapClass } from '#css/align.css.ts';
import type { Align, Justify } from '#css/align.css.ts';
import { cx } from '#css/cx.ts';
import { gapClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import type { LayoutLabels } from '../Stack/types.ts';

export interface InlineProps extends LayoutLabels {
  /** What it holds. */
  children?: ReactNode;
  /** Distance between the children, in the row and between wrapped rows. @default 's' */
  gap?: Gap;
  /** Where children sit across the row. @default 'center' */
  align?: Align;
  /** How free room in the row is given out. @default 'start' */
  justify?: Justify;
  /** Whether children may go on to a next row. @default true */
  wrap?: boolean;
  /** Element to render, where the meaning is not "a box". @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span' | 'p' | 'nav' | 'header' | 'footer';
}

/** Puts things beside one another and lets them wrap. Not for equal columns: use `Grid`. */
export function Inline({
  children,
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  ...labels
}: InlineProps) {
  return (
    <Element
      {...labels}
      className={cx(inline, gapClass[gap], alignClass[align], justifyClass[justify], wrap && wrapClass)}
    >
      {children}
    </Element>
  );
}
