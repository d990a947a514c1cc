import { Card } from '@settlement/design-system/Card';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { SearchField } from '@settlement/design-system/SearchField';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useDeferredValue, useState } from 'react';
import { reviewMap } from '../map/reviewData.ts';
import type { ReviewedClause } from '../map/reviewMap.ts';
import type { ClauseStatus } from './clause.ts';
import { findClauses } from './findClauses.ts';
import * as css from './review.css.ts';
import { StoryLink } from './StoryLink.tsx';

/** Those without a story first: they are what a review looks for. */
const clauses = [...reviewMap.clauses].sort(
  (a, b) => Number(a.stories.length > 0) - Number(b.stories.length > 0),
);

const tones: Readonly<Record<ClauseStatus, 'positive' | 'caution' | 'info'>> = {
  done: 'positive',
  differs: 'caution',
  proposed: 'info',
};

/** Every clause of the specification with what shows it: stories, and the tests that cite it. */
export function ClausesPage() {
  const [query, setQuery] = useState('');
  const shown = findClauses(clauses, useDeferredValue(query));
  return (
    <Stack gap="l" align="stretch">
      <Heading level={1} size="title">
        Clauses
      </Heading>
      <SearchField
        label="Find a clause"
        placeholder="10038, insufficient balance, §2"
        clearLabel="Clear"
        value={query}
        onChange={setQuery}
      />
      <div role="status">
        <Text tone="muted">
          {shown.length} of {clauses.length} clauses ·{' '}
          {shown.filter(({ stories }) => stories.length === 0).length} without a story
        </Text>
      </div>
      {shown.map((clause) => (
        <ClauseCard key={clause.number} clause={clause} />
      ))}
    </Stack>
  );
}

const MOST_SHOWN = 6;

function ClauseCard({ clause }: { readonly clause: ReviewedClause }) {
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
        {stories.length > 0 && <Stories ids={stories} />}
        {held.length > 0 && (
          <Text as="p" size="caption" tone="muted">
            Tests: {held.join(', ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
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
