import type { ReactNode } from 'react';

import { alignClass, stack } from '#css/align.css.ts';
import type { Align } from '#css/align.css.ts';
import { cx } from '#css/cx.ts';
import { gapClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import type { LayoutLabels } from './types.ts';

export interface StackProps extends LayoutLabels {
  /** What it holds. */
  children?: ReactNode;
  /** Distance between the children. @default 'l' */
  gap?: Gap;
  /** Where children sit across the column. @default 'stretch' */
  align?: Align;
  /** Element to render, where the meaning is not "a box". @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'form' | 'article' | 'header' | 'footer' | 'span';
}

/** Puts things under one another with one gap. Not for rows: use `Inline` or `Grid`. */
export function Stack({
  children,
  gap = 'l',
  align = 'stretch',
  as: Element = 'div',
  ...labels
}: StackProps) {
  return (
    <Element {...labels} className={cx(stack, gapClass[gap], alignClass[align])}>
      {children}
    </Element>
  );
}
