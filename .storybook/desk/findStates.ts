import { addons } from 'storybook/preview-api';
import { STATE_CHOSEN, STATES, STATES_REQUESTED, type StatesAnswer } from './channel.ts';
import { openStory, storyAt } from './openStory.ts';

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

/** The same as by a link: with the code that the address names, if any. */
function open(address: string): void {
  const story = storyAt(`./?path=/story/${address}`);
  if (story) void openStory(story);
}

/** Finds states for the manager, and opens the one that is chosen there. */
export function offerStates(): void {
  addons.getChannel().on(STATES_REQUESTED, (query: string) => void answer(query));
  addons.getChannel().on(STATE_CHOSEN, open);
}
