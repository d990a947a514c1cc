import type { StoryContext } from '@storybook/react-vite';
import { App } from '../App.tsx';
import type { Guide } from './guides/guide.ts';
import { Journey } from './journeyStory.tsx';

export const walked = (guide: Guide) =>
  function Walked(_args: unknown, { loaded }: StoryContext) {
    return (
      <Journey {...guide} api={loaded['api']}>
        <App />
      </Journey>
    );
  };
