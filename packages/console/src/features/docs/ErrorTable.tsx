import { type ErrorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import { SearchField } from '@settlement/design-system/SearchField';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { use, useState } from 'react';
import { catalogAtom } from '../../i18n/atoms.ts';
import { errorIdOf } from '../../i18n/errorText.ts';
import { languages } from '../../i18n/language.ts';
import { textOf } from '../../i18n/textOf.ts';
import { useText } from '../../i18n/useText.ts';
import * as css from './docs.css.ts';

const isCode = (code: number): code is ErrorCode => code in errorNames;
const codes = Object.keys(errorNames).map(Number).filter(isCode);

/** Every code: its message in both languages at once, why it comes and what to do, found by any of them. */
export function ErrorTable() {
  const text = useText();
  const catalog = useAtomValue(catalogAtom);
  const [typed, setTyped] = useState('');
  for (const language of languages) use(catalog.load(language, ['errors']));
  const [english, chinese] = languages.map((language) => textOf(catalog, language));
  const query = typed.trim().toLowerCase();
  const rows = codes
    .map((code) => ({
      code,
      english: english?.(errorIdOf(code)) ?? '',
      chinese: chinese?.(errorIdOf(code)) ?? '',
      reason: text(`docs.reason.${code}`),
      action: text(`docs.action.${code}`),
    }))
    .filter((row) => Object.values(row).join(' ').toLowerCase().includes(query));
  return (
    <Stack gap="m">
      <SearchField
        label={text('docs.errors.find')}
        placeholder={text('docs.errors.find')}
        clearLabel={text('docs.find.clear')}
        value={typed}
        onChange={setTyped}
      />
      <div role="status">
        {rows.length === 0 && (
          <Text size="small" tone="muted">
            {text('docs.errors.none')}
          </Text>
        )}
      </div>
      <div className={css.scroller} role="region" aria-label={text('docs.errors.table')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{text('docs.errors.code')}</th>
              <th scope="col">{text('docs.errors.english')}</th>
              <th scope="col">{text('docs.errors.chinese')}</th>
              <th scope="col">{text('docs.errors.reason')}</th>
              <th scope="col">{text('docs.errors.action')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.code} id={`error-${row.code}`} className={css.section} tabIndex={-1}>
                <th scope="row">
                  <code>{row.code}</code>
                </th>
                <td lang="en">{row.english}</td>
                <td lang="zh-CN">{row.chinese}</td>
                <td>{row.reason}</td>
                <td>{row.action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
