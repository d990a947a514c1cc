import type { ReactNode } from 'react';

import { alignClass, stack } from '#css/align.css.ts';
import type { Align } from '#css/align.css.ts';
import { cx } from '#css/cx.ts';
import { gapClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import type { LayoutLabels } from './types.ts';

export interface StackProps extends LayoutLabels {
  /** The elements, placed from top to bottom. */
  children?: ReactNode;
  /** The space between the children. @default 'l' */
  gap?: Gap;
  /** The horizontal alignment of the children. @default 'stretch' */
  align?: Align;
  /** The element to render, if a `div` doesn't have the right meaning. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'form' | 'article' | 'header' | 'footer' | 'span';
}

/** A column of elements with equal spacing. For rows, use `Inline` or `Grid`. */
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
