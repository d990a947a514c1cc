import type { ReactNode } from 'react';

import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The text for screen readers. */
  children: ReactNode;
  /** The element to render, if a `span` doesn't have the right meaning. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'caption';
  /** Announces changes of the text. */
  role?: 'status' | 'alert';
  /** The ID of the element, for example for a label or a link. */
  id?: string;
}

/** A text for assistive technology only. Don't hide content that sighted users need. */
export function VisuallyHidden({ children, as: Element = 'span', role, id }: VisuallyHiddenProps) {
  return (
    <Element id={id} role={role} className={visuallyHidden}>
      {children}
    </Element>
  );
}
