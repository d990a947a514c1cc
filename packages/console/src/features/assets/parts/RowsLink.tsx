import { Link } from '@settlement/design-system/Link';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { deviceAtom } from '../../../data/device.ts';

interface RowsLinkProps {
  readonly href: string;
  /** What is listed there, for screen readers. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A figure that leads to the movements that add up to it. Phones have the same way as an action of its own:
 * a line of digits is too low for a finger.
 */
export function RowsLink({ href, name, children }: RowsLinkProps) {
  if (useAtomValue(deviceAtom) === 'mobile') return children;
  return (
    <Link href={href} tone="inherit">
      {children}
      <VisuallyHidden> · {name}</VisuallyHidden>
    </Link>
  );
}
