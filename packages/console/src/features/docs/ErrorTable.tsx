import { errorCode } from '@settlement/api-mocks/contract/errors';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { catalogAtom } from '#i18n/atoms.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { languages } from '#i18n/language.ts';
import { textOf } from '#i18n/textOf.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './docs.css.ts';

/** Every code: its message in both languages, why it comes and what to do about it. */
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
            <th scope="col">{text('docs.errors.message')}</th>
            <th scope="col">{text('docs.errors.why')}</th>
            <th scope="col">{text('docs.errors.do')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(errorCode).map((code) => (
            <tr key={code} id={`error-${code}`} className={css.section} tabIndex={-1}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>
                <span lang="en">{english?.(errorIdOf(code))}</span>
                <span lang="zh-CN" className={css.otherMessage}>
                  {chinese?.(errorIdOf(code))}
                </span>
              </td>
              <td>{text(`docs.error.${code}.why`)}</td>
              <td>{text(`docs.error.${code}.do`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
