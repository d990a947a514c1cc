import { Heading } from '@settlement/design-system/Heading';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import * as css from './page.css.ts';

interface PageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {lead !== undefined && (
          <Text as="p" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

interface FactsProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly [key: string, ...cells: ReactNode[]]>;
}

export function Facts({ label, columns, rows }: FactsProps) {
  return (
    // A table that is wider than a phone scrolls in its own region (WCAG 1.4.10, 2.1.1).
    <div className={css.tableFrame} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.headCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              <th scope="row" className={css.rowHead}>
                {key}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
