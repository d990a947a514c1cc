import { errorNames } from '@settlement/api-mocks/contract/errors';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { catalogAtom } from '../../i18n/atoms.ts';
import { errorIdOf } from '../../i18n/errorText.ts';
import { languages } from '../../i18n/language.ts';
import { textOf } from '../../i18n/textOf.ts';
import { useText } from '../../i18n/useText.ts';
import * as css from './docs.css.ts';

const codes = Object.keys(errorNames).map(Number);

/** Every code, in both languages at once, whichever one the page is in. */
export function ErrorTable() {
  const text = useText();
  const catalog = useAtomValue(catalogAtom);
  for (const language of languages) use(catalog.load(language, ['errors']));
  const [english, chinese] = languages.map((language) => textOf(catalog, language));
  return (
    <div className={css.scroller} role="region" aria-label={text('docs.errors.table')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('docs.errors.code')}</th>
            <th scope="col">{text('docs.errors.english')}</th>
            <th scope="col">{text('docs.errors.chinese')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code} id={`error-${code}`} className={css.section} tabIndex={-1}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td lang="en">{english?.(errorIdOf(code))}</td>
              <td lang="zh-CN">{chinese?.(errorIdOf(code))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
