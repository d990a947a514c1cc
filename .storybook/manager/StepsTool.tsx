/** @jsxRuntime classic */
import * as React from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Note = styled.span(({ theme }) => ({ padding: '0 8px', color: theme.textMutedColor, fontSize: 12 }));

/** Shows that a story’s play function is still running, so that reviewers don’t judge an intermediate state. */
export function StepsTool() {
  const [phase, setPhase] = React.useState('');
  useChannel({
    [STORY_RENDER_PHASE_CHANGED]: ({ newPhase }: { readonly newPhase: string }) => setPhase(newPhase),
  });
  return <Note role="status">{phase === 'playing' && 'Steps are running…'}</Note>;
}
