import { Heading } from '@settlement/design-system/Heading';
import type { ReactNode } from 'react';
import * as css from './devPanel.css.ts';

/** One subject of the developers' panel. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      {children}
    </section>
  );
}
