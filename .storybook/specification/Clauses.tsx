import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { Link } from '@settlement/design-system/Link';
import { SearchField } from '@settlement/design-system/SearchField';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { use, useState } from 'react';
import { type StoryFile, clausesOf } from './clauses.ts';
import { list } from './clauses.css.ts';

const files = import.meta.glob<StoryFile>('../../packages/*/src/**/*.stories.tsx');
const loading = Promise.all(Object.values(files).map((load) => load()));

/** Which story shows which clause of the specification: made from what the stories say of themselves. */
export function Clauses() {
  const clauses = clausesOf(use(loading));
  const [query, setQuery] = useState('');
  const shown = clauses.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Stack gap="l" align="stretch">
      <Heading level={1} size="title">
        Clauses of the specification
      </Heading>
      <SearchField
        label="Find a clause"
        placeholder="§8, insufficient balance, 10026"
        clearLabel="Clear"
        value={query}
        onChange={setQuery}
      />
      <Text as="p" tone="muted">
        {shown.length} clauses
      </Text>
      {shown.map(({ name, stories }) => (
        <Card key={name} padding="m">
          <Stack gap="s">
            <Heading level={2} size="body">
              {name}
            </Heading>
            <ul className={list}>
              {stories.map((story) => (
                <li key={story.id}>
                  <Link href={`/?path=/story/${story.id}`} target="_top">
                    {story.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
