import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { STATE_CHOSEN, STATES, STATES_REQUESTED, type StatesAnswer } from './channel.ts';

const MOST = 30;

async function answer(query: string): Promise<void> {
  const [{ findStories }, { reviewMap }] = await Promise.all([
    import('../specification/findStories.ts'),
    import('../map/reviewData.ts'),
  ]);
  const found = findStories(reviewMap.stories, reviewMap.errors, query);
  const states = found.slice(0, MOST).map(({ name, address, device, other }) => ({
    name,
    addresses:
      device === 'desktop' ? { desktop: address, mobile: other } : { mobile: address, desktop: other },
  }));
  const message: StatesAnswer = { query, states, count: found.length };
  addons.getChannel().emit(STATES, message);
}

/** A story that is led to a code has that code before it is drawn. */
async function open(address: string): Promise<void> {
  const [storyId = '', code] = address.split('&args=code:');
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const { initialArgs, parameters } = await preview.loadStory({ storyId });
  if (parameters.refusal !== undefined) {
    await preview.onUpdateArgs({ storyId, updatedArgs: { code: code ? Number(code) : initialArgs.code } });
  }
  addons.getChannel().emit(SELECT_STORY, { storyId, viewMode: 'story' });
}

/** Finds states for the manager, and opens the one that is chosen there. */
export function offerStates(): void {
  addons.getChannel().on(STATES_REQUESTED, (query: string) => void answer(query));
  addons.getChannel().on(STATE_CHOSEN, (address: string) => void open(address));
}
