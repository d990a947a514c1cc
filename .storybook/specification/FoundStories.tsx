import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import type { FoundStory } from './findStories.ts';
import * as css from './review.css.ts';
import { StoryLink } from './StoryLink.tsx';

/** So many that the clauses below them are not lost. */
const FIRST = 20;

/** States that are searched for, each with a link on the devices that show it. */
export function FoundStories({ stories }: { readonly stories: readonly FoundStory[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? stories : stories.slice(0, FIRST);
  return (
    <Card title={`Stories: ${shown.length} of ${stories.length}`} padding="m">
      <Stack gap="m">
        <ul className={css.found}>
          {shown.map((story) => (
            <li key={story.address}>
              <FoundRow story={story} />
            </li>
          ))}
        </ul>
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
