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
import { createStorySearch, type FoundStory } from './findStories.ts';
import { matchOf, termsOf, normalized, hasPhrase } from './searchTerms.ts';
import { StoryLink } from './parts.tsx';
import { Button } from '@settlement/design-system/Button';
import { addons } from 'storybook/preview-api';
import { QUERY_CHANGED } from '../desk/channel.ts';
import * as css from './review.css.ts';

const textOf = ({ citation, number, sentence, note = '' }: ReviewedClause): string =>
  normalized(`${citation} §${number} ${sentence} ${note}`);

interface FoundClauses {
  readonly clauses: readonly ReviewedClause[];
  /** True if no clause matches all terms, so that `clauses` contains the best matches. */
  readonly isPartial: boolean;
}

export function findClauses(clauses: readonly ReviewedClause[], query: string): FoundClauses {
  const terms = termsOf(query);
  const countIn = (text: string) => terms.filter((term) => matchOf(term, text) > 0).length;
  const whole = clauses.filter((clause) => countIn(textOf(clause)) === terms.length);
  if (whole.length > 0) {
    const phraseIn = (clause: ReviewedClause) => Number(hasPhrase(query, textOf(clause)));
    return { clauses: whole.toSorted((a, b) => phraseIn(b) - phraseIn(a)), isPartial: false };
  }
  const counts = clauses.map((clause) =>
    countIn(`${textOf(clause)} ${normalized(clause.stories.join(' '))}`),
  );
  const most = Math.max(1, ...counts);
  return { clauses: clauses.filter((_clause, at) => counts[at] === most), isPartial: true };
}

/** The number of stories shown at first. With more stories, the clauses below them wouldn't be visible. */
const FIRST = 20;

function FoundStories({ stories }: { readonly stories: readonly FoundStory[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? stories : stories.slice(0, FIRST);
  return (
    <Card title={`Stories: ${shown.length} of ${stories.length}`} padding="m">
      <Stack gap="m">
        <Stack as="ul" gap="s">
          {shown.map((story) => (
            <li key={story.address}>
              <FoundRow story={story} />
            </li>
          ))}
        </Stack>
        {shown.length < stories.length && (
          <Button size="small" variant="outline" onPress={() => setWhole(true)}>
            Show all {stories.length}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const devices = [
  { id: 'desktop', name: 'Desktop' },
  { id: 'mobile', name: 'Phone' },
] as const;

function FoundRow({ story: { address, name, device, other, message } }: { readonly story: FoundStory }) {
  return (
    <>
      {name}
      {devices.map(({ id, name: deviceName }) => {
        const there = id === device ? address : other;
        if (there === undefined) return null;
        return (
          <span key={id}>
            {' '}
            <StoryLink id={there} sign={{ text: deviceName, label: `${name}, ${deviceName}` }} />
          </span>
        );
      })}
      {message !== '' && (
        <Text as="p" size="caption" tone="muted">
          {message}
        </Text>
      )}
    </>
  );
}

const clauses = [...reviewMap.clauses].sort(
  (a, b) => Number(a.stories.length > 0) - Number(b.stories.length > 0),
);

const findStories = createStorySearch(reviewMap.stories, reviewMap.errors);

const tones: Readonly<Record<ClauseStatus, 'positive' | 'caution' | 'info'>> = {
  done: 'positive',
  differs: 'caution',
  proposed: 'info',
};

export function ClausesPage() {
  const [query, setQuery] = useQuery();
  const deferred = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { clauses: shown, isPartial } = findClauses(clauses, deferred);
  const stories = findStories(deferred);
  return (
    <Stack gap="l" align="stretch">
      <Heading level={1} size="title">
        Clauses and stories
      </Heading>
      <SearchField
        isLabelHidden
        label="Find a state or a clause"
        placeholder="swap expired, 10026, 余额不足, §2"
        inputRef={field}
        value={query}
        onChange={setQuery}
      />
      <div role="status">
        <Text tone="muted">
          {deferred !== '' && `${stories.length} stories · `}
          {shown.length} of {clauses.length} clauses ·{' '}
          {shown.filter((clause) => clause.stories.length === 0).length} without a story
          {isPartial && shown.length > 0 && ' · no clause matches every word'}
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

function queryOfAddress(): string {
  const read = ({ location }: Window) => new URLSearchParams(location.search).get('q');
  try {
    return read(window) ?? read(window.parent) ?? '';
  } catch {
    // The page is embedded in another site, whose URL can't be read.
    return '';
  }
}

function useQuery() {
  const [query, setQuery] = useState(queryOfAddress);
  useEffect(() => {
    addons.getChannel().emit(QUERY_CHANGED, query);
  }, [query]);
  return [query, setQuery] as const;
}
