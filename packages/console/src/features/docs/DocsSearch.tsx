import { Link } from '@settlement/design-system/Link';
import { SearchField } from '@settlement/design-system/SearchField';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type RefObject, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { SEARCH_DEBOUNCE, useDebouncedText } from '../../lib/useDebounced.ts';
import { reveal } from './reveal.ts';
import { type PageHit, searchPage } from './searchPage.ts';

/** Finds a text, a call or an error code anywhere on the page, and leads there. */
export function DocsSearch({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const text = useText();
  const [hits, setHits] = useState<readonly PageHit[]>();
  const [query, setQuery] = useState('');
  const find = (next: string) => {
    setQuery(next);
    setHits(page.current && next.trim() !== '' ? searchPage(page.current, next) : undefined);
  };
  const [typed, setTyped] = useDebouncedText(query, find, SEARCH_DEBOUNCE);
  return (
    <Stack gap="s" align="stretch">
      <SearchField
        label={text('docs.search')}
        placeholder={text('docs.search.hint')}
        clearLabel={text('docs.find.clear')}
        value={typed}
        onChange={setTyped}
      />
      <div role="status">
        {hits && (
          <Text size="small" tone="muted">
            {text('docs.search.count', { count: hits.length })}
          </Text>
        )}
      </div>
      {hits && hits.length > 0 && (
        <Stack as="ul" gap="s" align="stretch">
          {hits.map(({ id, title, excerpt }) => (
            <li key={id}>
              <Link href={`#${id}`} isStrong onPress={() => reveal(id)}>
                {title}
              </Link>
              <Text as="p" size="small" tone="muted">
                {excerpt}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
