/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { type API, useStorybookState } from 'storybook/manager-api';
import { counterpart, defaultDevice } from './deviceOf.ts';

/** Leads to the same state of a screen on the other device. */
export function DeviceTool({ api }: { readonly api: API }) {
  const { storyId } = useStorybookState();
  const stories = Object.values(api.getIndex()?.entries ?? {}).filter(({ type }) => type === 'story');
  const story = stories.find(({ id }) => id === storyId);
  const other = story && counterpart(story, stories);
  if (!other) return null;
  const device = defaultDevice(other.story.id) === 'mobile' ? 'phone' : 'desktop';
  const label = other.isSameState ? `This state on the ${device}` : `This screen on the ${device}`;
  return (
    <Button padding="small" variant="ghost" ariaLabel={label} onClick={() => api.selectStory(other.story.id)}>
      On the {device}
    </Button>
  );
}
