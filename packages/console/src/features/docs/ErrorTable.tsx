import { errorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { catalogAtom } from '#i18n/atoms.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { languages } from '#i18n/language.ts';
import { textOf } from '#i18n/textOf.ts';
import { messageFiles } from '#i18n/catalog.ts';
import { useText } from '#i18n/useText.ts';
import { Code, DocsCell, DocsRow, DocsTable } from './DocsTable.tsx';
import * as css from './docs.css.ts';

export function ErrorTable() {
  const text = useText();
  const catalog = useAtomValue(catalogAtom);
  for (const language of languages) use(catalog.load(language, messageFiles));
  const [english, chinese] = languages.map((language) => textOf(catalog, language));
  return (
    <div className={css.scroller} role="region" aria-label={text('docs.errors.table')} tabIndex={0}>
      <DocsTable head={[text('docs.errors.code'), text('docs.errors.name'), text('docs.errors.message')]}>
        {Object.values(errorCode).map((code) => (
          <DocsRow key={code} id={`error-${code}`} name={<Code>{code}</Code>}>
            <DocsCell>
              <span lang="en">{errorNames[code]}</span>
            </DocsCell>
            <DocsCell>
              <span lang="en">{english?.(errorIdOf(code))}</span>
              <span lang="zh-CN" className={css.otherMessage}>
                {chinese?.(errorIdOf(code))}
              </span>
            </DocsCell>
          </DocsRow>
        ))}
      </DocsTable>
    </div>
  );
}
