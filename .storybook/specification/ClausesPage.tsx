import { Card } from '@settlement/design-system/Card';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { SearchField } from '@settlement/design-system/SearchField';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { reviewMap } from '../map/reviewData.ts';
import type { ReviewedClause } from '../map/reviewMap.ts';
import type { ClauseStatus } from './clause.ts';
import { findClauses } from './findClauses.ts';
import { createStorySearch } from './findStories.ts';
import { FoundStories } from './FoundStories.tsx';
import * as css from './review.css.ts';
import { matchOf, termsOf, normalized } from './searchTerms.ts';
import { StoryLink } from './StoryLink.tsx';
import { useQuery } from './useQuery.ts';

/** Those without a story first: they are what a review looks for. */
const clauses = [...reviewMap.clauses].sort(
  (a, b) => Number(a.stories.length > 0) - Number(b.stories.length > 0),
);

const findStories = createStorySearch(reviewMap.stories, reviewMap.errors);

const tones: Readonly<Record<ClauseStatus, 'positive' | 'caution' | 'info'>> = {
  done: 'positive',
  differs: 'caution',
  proposed: 'info',
};

/** Every clause of the specification with what shows it: stories, and the tests that cite it. */
export function ClausesPage() {
  const [query, setQuery] = useQuery();
  const deferred = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
  // Who opens the page has come to search.
  useEffect(() => field.current?.focus(), []);
  const { clauses: shown, isPartial } = findClauses(clauses, deferred);
  const stories = findStories(deferred);
  return (
    <Stack gap="l" align="stretch">
      <Heading level={1} size="title">
        Clauses and stories
      </Heading>
      <SearchField
        label="Find a state or a clause"
        placeholder="swap expired, 10026, 余额不足, §2"
        clearLabel="Clear"
        inputRef={field}
        value={query}
        onChange={setQuery}
      />
      <div role="status">
        <Text tone="muted">
          {deferred !== '' && `${stories.length} stories · `}
          {shown.length} of {clauses.length} clauses ·{' '}
          {shown.filter((clause) => clause.stories.length === 0).length} without a story
          {isPartial && shown.length > 0 && ' · no clause has every word'}
        </Text>
      </div>
      {stories.length > 0 && <FoundStories key={deferred} stories={stories} />}
      {shown.map((clause) => (
        <ClauseCard key={clause.number} clause={clause} query={deferred} />
      ))}
    </Stack>
  );
}

const MOST_SHOWN = 6;

function ClauseCard({ clause, query }: { readonly clause: ReviewedClause; readonly query: string }) {
  const { citation, number, title, sentence, status, note, stories, tests, test } = clause;
  const held = test === undefined ? tests : [...new Set([test, ...tests])];
  return (
    <Card padding="m">
      <Stack gap="s" align="stretch">
        <Inline gap="s">
          <Heading level={2} size="body">
            {/^\d+$/.test(title) ? citation : `§${number} ${title}`}
          </Heading>
          <StatusTag tone={tones[status]}>{status}</StatusTag>
        </Inline>
        <Text as="p">{sentence}</Text>
        {note !== undefined && (
          <Text as="p" tone="muted">
            {status === 'differs' ? 'Differs: ' : 'Proposed: '}
            {note}
          </Text>
        )}
        {stories.length > 0 && <Stories ids={sortStories(stories, query)} />}
        {held.length > 0 && (
          <Text as="p" size="caption" tone="muted">
            Tests: {held.join(', ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Those that have most of what is searched for first. */
function sortStories(addresses: readonly string[], query: string): readonly string[] {
  const terms = termsOf(query);
  const rankOf = (address: string) => {
    const entry = reviewMap.stories[address.split('&')[0] ?? ''];
    const text = normalized(`${address} ${entry?.name ?? ''} ${entry?.keywords ?? ''}`);
    return terms.reduce((sum, term) => sum + matchOf(term, text), 0);
  };
  return addresses.toSorted((a, b) => rankOf(b) - rankOf(a));
}

function Stories({ ids }: { readonly ids: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const further = ids.slice(MOST_SHOWN);
  return (
    <>
      <StoryList ids={ids.slice(0, MOST_SHOWN)} />
      {further.length > 0 && (
        <Disclosure title={`${further.length} more`} isExpanded={isOpen} onExpandedChange={setOpen}>
          {isOpen && <StoryList ids={further} />}
        </Disclosure>
      )}
    </>
  );
}

function StoryList({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul className={css.links}>
      {ids.map((id) => (
        <li key={id} className={css.mark}>
          <StoryLink id={id} />
        </li>
      ))}
    </ul>
  );
}
