import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import * as css from './docs.css.ts';

interface DocsTableProps {
  readonly head: readonly string[];
  readonly label?: string;
  readonly children: ReactNode;
}

export function DocsTable({ head, label, children }: DocsTableProps) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={css.headCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface DocsRowProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
}

export function DocsRow({ name, children, id }: DocsRowProps) {
  return (
    <tr {...(id !== undefined && { id, className: css.section, tabIndex: -1 })}>
      <th scope="row" className={css.cell}>
        {name}
      </th>
      {children}
    </tr>
  );
}

export function DocsCell({ children }: { readonly children: ReactNode }) {
  return <td className={css.cell}>{children}</td>;
}

export function Code({ children }: { readonly children: ReactNode }) {
  return <code className={css.code}>{children}</code>;
}

export interface ExampleProps {
  readonly message: string;
  readonly code: string;
}

export function Example({ message, code }: ExampleProps) {
  return (
    <Stack gap="xs">
      <Text as="p">{message}</Text>
      <CodeBlock isLabelHidden code={code} label={message} />
    </Stack>
  );
}
