import type { ReactNode } from 'react';

import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Skip to content, in the page's language. */
  children: ReactNode;
  /** Id of the main content, which should have `tabIndex={-1}`. @default 'main' */
  target?: string;
}

/** The first focusable element: skips the navigation (WCAG 2.4.1). Visible only when focused. */
export function SkipLink({ children, target = 'main' }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${target}`}
      onClick={(event) => {
        const content = document.getElementById(target);
        if (!content) return;
        // The hash belongs to the router; moving the focus is all a skip link is for.
        event.preventDefault();
        content.focus();
        content.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
