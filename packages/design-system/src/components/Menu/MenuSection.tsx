import { useId } from 'react';
import type { ReactNode } from 'react';

import * as css from '../../css/floating.css.ts';

export interface MenuSectionProps {
  title: string;
  children: ReactNode;
}

/** Items of a `Menu` that belong together, under a name. */
export function MenuSection({ title, children }: MenuSectionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={css.sectionTitle}>
        {title}
      </div>
      {children}
    </div>
  );
}

/** A line between items of a `Menu`. */
export function MenuSeparator() {
  return <hr className={css.separator} />;
}
