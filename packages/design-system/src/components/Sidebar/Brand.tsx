import type { ReactNode } from 'react';

import { Link } from 'react-aria-components/Link';
import * as css from './Sidebar.css.ts';

export interface BrandProps {
  /** The sign, in a coloured tile. */
  mark: ReactNode;
  /** The name beside it; kept for screen readers when the sidebar is collapsed. */
  name: ReactNode;
  /** Where the brand leads: home. */
  href: string;
}

/** The product's sign and name at the head of a `Sidebar`. */
export function Brand({ mark, name, href }: BrandProps) {
  return (
    <Link href={href} className={css.brandLink}>
      <span className={css.mark} aria-hidden="true">
        {mark}
      </span>
      <span className={css.label}>{name}</span>
    </Link>
  );
}
