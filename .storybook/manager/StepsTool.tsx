/** @jsxRuntime classic */
import * as React from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Note = styled.span(({ theme }) => ({ padding: '0 8px', color: theme.textMutedColor, fontSize: 12 }));

/** Says that a story is still on its way to its state: what is seen meanwhile is not what it shows. */
export function StepsTool() {
  const [phase, setPhase] = React.useState('');
  useChannel({
    [STORY_RENDER_PHASE_CHANGED]: ({ newPhase }: { readonly newPhase: string }) => setPhase(newPhase),
  });
  return <Note role="status">{phase === 'playing' && 'Steps are running…'}</Note>;
}
