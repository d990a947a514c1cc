import type { ReactNode } from 'react';

import { Link } from 'react-aria-components/Link';
import * as css from './Sidebar.css.ts';

export interface BrandProps {
  /** The logo in a colored tile. */
  mark: ReactNode;
  /** The name next to the logo. It's hidden visually while the sidebar is collapsed. */
  name: ReactNode;
  /** The URL of the home page. */
  href: string;
}

/** The logo and name of the product at the top of a `Sidebar`. */
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
