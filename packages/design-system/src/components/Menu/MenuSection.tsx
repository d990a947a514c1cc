import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';

import * as css from '#css/floating.css.ts';

export interface MenuSectionProps {
  /** Heading above its items. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Items of a `Menu` that belong together, under a name. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={css.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between items of a `Menu`. */
export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
