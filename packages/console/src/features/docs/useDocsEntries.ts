import { errorCode } from '@settlement/api-mocks/contract/errors';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { catalogAtom } from '#i18n/atoms.ts';
import { isMessageId } from '#i18n/isMessageId.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { languages } from '#i18n/language.ts';
import { textOf } from '#i18n/textOf.ts';
import { useText } from '#i18n/useText.ts';
import { parts } from './anchors.ts';
import type { DocsEntry } from './searchDocs.ts';
import { endpointsByNoun } from './sections.ts';

/** Their entries are found one by one. */
const listed = new Set(['reference', 'errors']);

/** Everything that can be found: the guide as it stands on the page, the calls, and the codes in both languages. */
export function useDocsEntries(): () => readonly DocsEntry[] {
  const text = useText();
  const { messages } = useIntl();
  const catalog = useAtomValue(catalogAtom);
  return useCallback(
    () => [
      ...Object.values(errorCode).map((code): DocsEntry => ({
        kind: 'error',
        anchor: `error-${code}`,
        title: `${code} ${text(errorIdOf(code))}`,
        text: `${text(`docs.error.${code}.why`)} ${text(`docs.error.${code}.do`)}`,
        keywords: languages.map((language) => textOf(catalog, language)(errorIdOf(code))).join(' '),
      })),
      ...endpointsByNoun().flatMap(([noun, calls]) =>
        calls.map(({ id, method, path, summary }): DocsEntry => {
          const [name, about] = [`docs.noun.${noun}`, `docs.summary.${id}`];
          return {
            kind: 'call',
            anchor: id,
            title: `${method} ${path}`,
            text: [
              isMessageId(about, messages) ? text(about) : summary,
              isMessageId(name, messages) ? text(name) : noun,
            ].join(' · '),
          };
        }),
      ),
      ...parts
        .filter(([anchor]) => !listed.has(anchor))
        .map(([anchor, title]): DocsEntry => ({
          kind: 'guide',
          anchor,
          title: text(title),
          text: (document.getElementById(anchor)?.innerText ?? '').replaceAll(/\s+/g, ' '),
        })),
    ],
    [text, messages, catalog],
  );
}
