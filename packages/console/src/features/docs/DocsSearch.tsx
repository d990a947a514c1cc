import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Link } from '@settlement/design-system/Link';
import { SearchField } from '@settlement/design-system/SearchField';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './docs.css.ts';
import { reveal } from './reveal.ts';
import { searchDocs } from './searchDocs.ts';
import { useDocsEntries } from './useDocsEntries.ts';

/** Shown at most: who finds more types another word. */
const MOST = 12;

/** Finds a part of the guide, a call or an error code by any of its words. */
export function DocsSearch() {
  const text = useText();
  const navigate = useNavigate();
  // The guide is searched as it stands on the page: in another language once that is drawn.
  const entries = useDeferredValue(useDocsEntries());
  const [typed, setTyped] = useState('');
  const matches = useMemo(() => searchDocs(entries(), typed), [entries, typed]);
  const openFirst = () => {
    const [first] = matches;
    if (!first) return;
    navigate(`#${first.anchor}`);
    reveal(first.anchor);
  };
  const isSearching = typed.trim() !== '';
  return (
    <search aria-label={text('docs.search')}>
      <SearchField
        label={text('docs.search')}
        placeholder={text('docs.search.placeholder')}
        clearLabel={text('docs.search.clear')}
        value={typed}
        onChange={setTyped}
        onSubmit={openFirst}
      />
      <div role="status" className={css.count}>
        {isSearching && (
          <Text size="small" tone="muted">
            {matches.length > MOST
              ? text('docs.search.first', { shown: MOST, count: matches.length })
              : text('docs.search.count', { count: matches.length })}
          </Text>
        )}
      </div>
      {isSearching && matches.length > 0 && (
        <Card padding="m">
          <Stack as="ul" gap="s" aria-label={text('docs.search.results')}>
            {matches.slice(0, MOST).map((match) => (
              <Inline as="li" align="baseline" wrap={false} key={match.anchor}>
                <Tag>{text(`docs.search.kind.${match.kind}`)}</Tag>
                <span className={css.matchText}>
                  <Link href={`#${match.anchor}`} onPress={() => reveal(match.anchor)}>
                    {match.title}
                  </Link>
                  {match.excerpt !== '' && (
                    <Text size="small" tone="muted">
                      {match.excerpt}
                    </Text>
                  )}
                </span>
              </Inline>
            ))}
          </Stack>
        </Card>
      )}
    </search>
  );
}
