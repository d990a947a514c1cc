import type { ReactNode } from 'react';

import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Words for screen readers only. */
  children: ReactNode;
  /** Element to render, where the meaning is not the default's. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'caption';
  /** Announces changes of the text. */
  role?: 'status' | 'alert';
  /** Id of the element, as for a label or a link to it. */
  id?: string;
}

/** Words for assistive technology only. Not a way to hide what sighted people need too. */
export function VisuallyHidden({ children, as: Element = 'span', role, id }: VisuallyHiddenProps) {
  return (
    <Element id={id} role={role} className={visuallyHidden}>
      {children}
    </Element>
  );
}
