/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { type API, useChannel, useStorybookState } from 'storybook/manager-api';
import { COUNTERPARTS, COUNTERPARTS_REQUESTED } from '../desk/channel.ts';
import type { Counterpart } from '../map/counterparts.ts';
import { defaultDevice } from './deviceOf.ts';

type Counterparts = Readonly<Record<string, Counterpart>>;

/** Kept for the next story, because the tool is mounted again for each one. */
let known: Counterparts | undefined;

export function DeviceTool({ api }: { readonly api: API }) {
  const { storyId } = useStorybookState();
  const [counterparts, setCounterparts] = React.useState(known);
  useChannel({
    // The preview ignores events before it has rendered a story.
    [STORY_RENDERED]: () => {
      if (!known) api.emit(COUNTERPARTS_REQUESTED);
    },
    [COUNTERPARTS]: (answer: Counterparts) => {
      known = answer;
      setCounterparts(answer);
    },
  });
  const other = counterparts?.[storyId];
  if (!other) return null;
  const device = defaultDevice(storyId) === 'mobile' ? 'desktop' : 'phone';
  const isNone = other.kind === 'none';
  return (
    <Button
      padding="small"
      variant="ghost"
      disabled={isNone}
      ariaLabel={
        isNone ? `Not available on the ${device}. ${other.because}` : `This ${other.kind} on the ${device}`
      }
      onClick={() => !isNone && api.selectStory(other.story)}
    >
      On the {device}
    </Button>
  );
}
