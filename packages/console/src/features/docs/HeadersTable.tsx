import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { Code, DocsCell, DocsRow, DocsTable } from './DocsTable.tsx';

const headers: readonly (readonly [name: string, meaning: MessageId])[] = [
  ['X-Token', 'docs.header.token'],
  ['X-Language', 'docs.header.language'],
  ['X-Time', 'docs.header.time'],
  ['X-DOWNLOAD', 'docs.header.download'],
];

export function HeadersTable() {
  const text = useText();
  return (
    <DocsTable head={[text('docs.header.name'), text('docs.header.meaning')]}>
      {headers.map(([name, meaning]) => (
        <DocsRow key={name} name={<Code>{name}</Code>}>
          <DocsCell>{text(meaning)}</DocsCell>
        </DocsRow>
      ))}
    </DocsTable>
  );
}
