import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Link } from '@settlement/design-system/Link';
import { SearchField } from '@settlement/design-system/SearchField';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useDeferredValue, useMemo, useState, useCallback } from 'react';
import { useNavigate } from '#data/page/location.ts';
import { textOf, useKnownText, useText } from '#i18n/useText.ts';
import { reveal } from '#lib/browser/reveal.ts';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorNameOf } from '@settlement/api-mocks/contract/texts';
import { useAtomValue } from 'jotai';
import { useOffers } from '#data/calls/extensions.ts';
import { catalogAtom } from '#i18n/atoms.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { languages } from '#i18n/language.ts';
import { endpointsByNoun, useParts } from './sections.ts';
import * as css from './docs.css.ts';

export interface DocsEntry {
  readonly kind: 'guide' | 'call' | 'error';
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  /** The titles in all languages. They are searched but not shown. */
  readonly keywords?: string;
}

interface DocsMatch extends DocsEntry {
  readonly excerpt: string;
}

/** The maximum number of characters in a text that isn't truncated. */
const SHORT = 180;
const LONGEST_WORD = 20;

/** Returns the entries with all search terms. Order: starts of titles, titles, other texts. */
export function searchDocs(entries: readonly DocsEntry[], query: string): readonly DocsMatch[] {
  const typed = query.trim().toLowerCase();
  const terms = typed.split(/\s+/).filter((term) => term !== '');
  if (terms.length === 0) return [];
  const rank = ({ title }: DocsEntry) => {
    const name = title.toLowerCase();
    if (name.startsWith(typed)) return 0;
    return terms.every((term) => name.includes(term)) ? 1 : 2;
  };
  return entries
    .filter(({ title, text, keywords = '' }) => {
      const all = `${title} ${text} ${keywords}`.toLowerCase();
      return terms.every((term) => all.includes(term));
    })
    .map((entry) => ({ entry, rank: rank(entry) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry.text, terms) }));
}

function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= SHORT) return text;
  const all = text.toLowerCase();
  const found = terms.map((term) => all.indexOf(term)).filter((index) => index >= 0);
  if (found.length === 0) return '';
  const from = Math.max(0, Math.min(...found) - SHORT / 3);
  const start = from === 0 ? 0 : wordStart(text, from);
  const end = wordStart(text, start + SHORT);
  const cut = text.slice(start, end).trimEnd();
  return `${start > 0 ? '…' : ''}${cut}${start + cut.length < text.length ? '…' : ''}`;
}

/** Returns the start of the next word, or `from` if the next space is missing or far away, as in Chinese text. */
function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space - from > LONGEST_WORD ? from : space + 1;
}

const listed = new Set(['reference', 'errors']);

function useDocsEntries(): () => readonly DocsEntry[] {
  const text = useText();
  const knownText = useKnownText();
  const catalog = useAtomValue(catalogAtom);
  const offers = useOffers();
  const parts = useParts();
  return useCallback(
    () => [
      ...Object.values(errorCode).map((code): DocsEntry => ({
        kind: 'error',
        anchor: `error-${code}`,
        title: `${code} ${text(errorIdOf(code))}`,
        text: errorNameOf(code),
        keywords: languages.map((language) => textOf(catalog, language)(errorIdOf(code))).join(' '),
      })),
      ...endpointsByNoun(offers).flatMap(([noun, calls]) =>
        calls.map(({ id, method, path }): DocsEntry => ({
          kind: 'call',
          anchor: id,
          title: `${method} ${path}`,
          text: [text(`docs.summary.${id}`), knownText(`docs.noun.${noun}`, noun)].join(' · '),
        })),
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
    [text, knownText, catalog, offers, parts],
  );
}

const MOST = 12;

export function DocsSearch() {
  const text = useText();
  const navigate = useNavigate();
  // The search returns text of the displayed guide. After a language change, the guide renders its new text first.
  const entries = useDeferredValue(useDocsEntries());
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  // The entries need the messages of all languages, which are loaded after the first rendering.
  const matches = useMemo(
    () => (isSearching ? searchDocs(entries(), typed) : []),
    [entries, isSearching, typed],
  );
  const openFirst = () => {
    const [first] = matches;
    if (!first) return;
    navigate(`#${first.anchor}`);
    reveal(first.anchor);
  };
  return (
    <search aria-label={text('docs.search')}>
      <SearchField
        isLabelHidden
        label={text('docs.search')}
        placeholder={text('docs.search.placeholder')}
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
              <Inline as="li" align="baseline" canWrap={false} key={match.anchor}>
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
