import { Heading } from '@settlement/design-system/Heading';
import { SearchField } from '@settlement/design-system/SearchField';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { use, useState } from 'react';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorNameOf } from '@settlement/api-mocks/contract/texts';
import { useAtomValue } from 'jotai';
import { useOffers } from '#data/calls/extensions.ts';
import { textOf, useKnownText, useText } from '#i18n/useText.ts';
import { catalogAtom } from '#i18n/atoms.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { languages } from '#i18n/language.ts';
import { messageFiles } from '#i18n/catalog.ts';
import { EndpointEntry } from './EndpointEntry.tsx';
import * as css from './docs.css.ts';
import { endpointsByNoun } from './sections.ts';
import { Code, DocsCell, DocsRow, DocsTable } from './DocsTable.tsx';

export function Reference() {
  const text = useText();
  const knownText = useKnownText();
  const offers = useOffers();
  const [typed, setTyped] = useState('');
  const query = typed.trim().toLowerCase();
  const found = endpointsByNoun(offers)
    .map(([noun, calls]) => {
      const name = knownText(`docs.noun.${noun}`, noun);
      const matching = calls.filter(({ id, method, path }) =>
        `${name} ${id} ${method} ${path} ${text(`docs.summary.${id}`)}`.toLowerCase().includes(query),
      );
      return { noun, name, calls: matching };
    })
    .filter(({ calls }) => calls.length > 0);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <Stack gap="l">
      <div>
        <SearchField
          isLabelHidden
          label={text('docs.find')}
          placeholder={text('docs.find')}
          labels={{ clear: text('docs.find.clear') }}
          value={typed}
          onChange={setTyped}
        />
        <div role="status">
          <Text size="small" tone="muted">
            {text('docs.find.count', { count })}
          </Text>
        </div>
      </div>
      {found.map(({ noun, name, calls }) => (
        <div key={noun} id={noun} className={css.section} tabIndex={-1}>
          <Heading level={3}>{name}</Heading>
          {calls.map((endpoint) => (
            <EndpointEntry key={endpoint.id} endpoint={endpoint} />
          ))}
        </div>
      ))}
    </Stack>
  );
}

export function ErrorTable() {
  const text = useText();
  const catalog = useAtomValue(catalogAtom);
  for (const language of languages) use(catalog.load(language, messageFiles));
  const [english, chinese] = languages.map((language) => textOf(catalog, language));
  return (
    <div className={css.scroller} role="region" aria-label={text('docs.errors.table')} tabIndex={0}>
      <DocsTable head={[text('docs.errors.code'), text('docs.field.name'), text('docs.errors.message')]}>
        {Object.values(errorCode).map((code) => (
          <DocsRow key={code} id={`error-${code}`} name={<Code>{code}</Code>}>
            <DocsCell>
              <span lang="en">{errorNameOf(code)}</span>
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
