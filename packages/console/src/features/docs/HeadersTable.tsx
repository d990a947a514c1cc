import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './docs.css.ts';

const headers: readonly (readonly [name: string, meaning: MessageId])[] = [
  ['X-Token', 'docs.header.token'],
  ['X-Language', 'docs.header.language'],
  ['X-Time', 'docs.header.time'],
  ['X-DOWNLOAD', 'docs.header.download'],
];

/** The headers of specification §7. */
export function HeadersTable() {
  const text = useText();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{text('docs.header.name')}</th>
          <th scope="col">{text('docs.header.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {headers.map(([name, meaning]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{text(meaning)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
