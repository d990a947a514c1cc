import { addons } from 'storybook/preview-api';
import type { FoundStory } from '../specification/findStories.ts';
import { FINDER_REQUESTED, STATE_CHOSEN, STATES, STATES_REQUESTED, type StatesAnswer } from './channel.ts';
import { openStory, storyAt } from './openStory.ts';

const MOST = 30;

let search: Promise<(query: string) => readonly FoundStory[]> | undefined;

async function loadSearch() {
  const [{ createStorySearch }, { reviewMap }] = await Promise.all([
    import('../specification/findStories.ts'),
    import('../map/reviewData.ts'),
  ]);
  return createStorySearch(reviewMap.stories, reviewMap.errors);
}

async function answer(query: string): Promise<void> {
  search ??= loadSearch();
  const found = (await search)(query);
  const states = found.slice(0, MOST).map(({ name, message, address, device, other }) => ({
    // One line for both devices is named by the screen.
    name:
      other === undefined
        ? name
        : name.replace(/\/Mobile (\p{L})/u, (_, first: string) => `/${first.toUpperCase()}`),
    message,
    addresses:
      device === 'desktop' ? { desktop: address, mobile: other } : { mobile: address, desktop: other },
  }));
  const message: StatesAnswer = { query, states, count: found.length };
  addons.getChannel().emit(STATES, message);
}

/** In the manager, Ctrl K or ⌘K is the finder's: the console's own search would open behind it and stay. */
function takeKeys(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  addons.getChannel().emit(FINDER_REQUESTED);
}

/** Finds states for the manager, and opens the one that is chosen there. */
export function offerStates(): void {
  if (window.parent !== window) window.addEventListener('keydown', takeKeys, true);
  addons.getChannel().on(STATES_REQUESTED, (query: string) => void answer(query));
  addons.getChannel().on(STATE_CHOSEN, (address: string) => {
    const story = storyAt(`./?path=/story/${address}`);
    if (story) void openStory(story);
  });
}
