import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as css from './PageShell.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface PageShellProps {
  /** The `Sidebar`, on desktops. */
  sidebar?: ReactNode;
  /** The `AppHeader`, which stays at the top. Sticky content, such as the header of a `DataTable`, stays below it. */
  header?: ReactNode;
  /** A notice about all pages, between the header and the content. */
  notice?: ReactNode;
  /** The `BottomBar`, on phones. */
  bottomBar?: ReactNode;
  /** Limits the content to 1200 px and centers it, for pages without a sidebar, such as documents. */
  isCentered?: boolean;
  /** The content of the page, which is the landmark `main`. */
  children: ReactNode;
  /** Replaces the default texts. */
  labels?: Labels<'PageShell'>;
}

/** The frame of an application: skip link, navigation, header and content. Use one per page. */
export function PageShell({
  sidebar,
  header,
  notice,
  bottomBar,
  isCentered = false,
  children,
  labels,
}: PageShellProps) {
  const { skip } = useLabels('PageShell', { skip: 'Skip to content' }, labels);
  return (
    <div className={css.shell}>
      <SkipLink>{skip}</SkipLink>
      {sidebar}
      <div className={cx(css.column, header !== undefined && css.withHeader)}>
        {header}
        {notice}
        <main
          id="main"
          tabIndex={-1}
          className={cx(css.main, isCentered && css.centered, bottomBar !== undefined && css.aboveBar)}
        >
          {children}
        </main>
        {bottomBar}
      </div>
    </div>
  );
}
