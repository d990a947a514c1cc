import { Link } from '@settlement/design-system/Link';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import type { ReactNode } from 'react';

interface RowsLinkProps {
  readonly href: string;
  /** What is listed there, for screen readers. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A figure of a table that leads to the movements that add up to it. */
export function RowsLink({ href, name, children }: RowsLinkProps) {
  return (
    <Link href={href} tone="inherit">
      {children}
      <VisuallyHidden> · {name}</VisuallyHidden>
    </Link>
  );
}
