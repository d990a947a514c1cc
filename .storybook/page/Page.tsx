import { Heading } from '@settlement/design-system/Heading';
import { Link, type LinkProps } from '@settlement/design-system/Link';
import { Text } from '@settlement/design-system/Text';
import type { MouseEvent, ReactNode } from 'react';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { openStory, storyAt } from '../desk/openStory.ts';
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

export const codePieces = (text: string): readonly string[] => text.split('`');

export function Prose({ text }: { readonly text: string }) {
  return codePieces(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // The index is a valid key, because the parts of a text never change their order.
      <code key={piece + String(index)} className={css.inlineCode}>
        {piece}
      </code>
    ),
  );
}

export function CodeBlock({ code, label = 'Code' }: { readonly code: string; readonly label?: string }) {
  return (
    <div className={css.codeBlock}>
      <pre className={css.codeLines} role="region" aria-label={label} tabIndex={0}>
        {code}
      </pre>
      <div>
        <CopyButton value={code} label="Copy the code" />
      </div>
    </div>
  );
}

interface DoDontProps {
  readonly pairs: ReadonlyArray<{ readonly good: string; readonly bad: string }>;
  readonly lang?: string;
}

export function DoDont({ pairs, lang }: DoDontProps) {
  return (
    <ul className={css.pairs}>
      {pairs.map(({ good, bad }) => (
        <li key={good} className={css.pair}>
          <p className={css.good}>
            <span className={css.mark}>Do</span>
            <span lang={lang}>{good}</span>
          </p>
          <p className={css.bad}>
            <span className={css.mark}>Don’t</span>
            <span lang={lang}>{bad}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Renders a link to another page of Storybook that doesn't reload the manager. */
export function DeskLink({ href, ...props }: LinkProps & { readonly href: string }) {
  const open = (event: MouseEvent) => {
    const story = storyAt(href);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (story === undefined || !isPlain || window.parent === window) return;
    event.preventDefault();
    openStory(story).catch(() => window.open(href, '_top'));
  };
  return <Link {...props} href={href} target="_top" onClick={open} />;
}
