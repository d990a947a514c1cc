import type { ReactNode } from 'react';

import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The label "Skip to content" in the page's language. */
  children: ReactNode;
  /** The ID of the main content, which should have `tabIndex={-1}`. @default 'main' */
  target?: string;
}

/** The first focusable element of a page, which skips the navigation (WCAG 2.4.1). It's visible only when focused. */
export function SkipLink({ children, target = 'main' }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${target}`}
      onClick={(event) => {
        const content = document.getElementById(target);
        if (!content) return;
        // The router uses the hash, so the link moves the focus without changing the URL.
        event.preventDefault();
        content.focus();
        content.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
