import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';

import * as css from '#css/floating.css.ts';

export interface MenuSectionProps {
  /** The heading above the items. */
  title: string;
  /** The `MenuItem` elements. */
  children: ReactNode;
}

/** A group of `Menu` items with a heading. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={css.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between `Menu` items. */
export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
