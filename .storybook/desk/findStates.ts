import { addons } from 'storybook/preview-api';
import type { FoundStory, ShownTexts } from '../specification/findStories.ts';
import {
  FINDER_REQUESTED,
  type FoundState,
  STATE_CHOSEN,
  STATES,
  STATES_REQUESTED,
  type StatesAnswer,
} from './channel.ts';
import { loadStory, openStory, storyAt } from './openStory.ts';

/** The patterns that set a parameter of a story, such as `deposit 2 of 19` or `address 3 h left`. */
const knobs: Readonly<Record<string, RegExp>> = {
  confirmations: /\b(\d+)\s*(?:of\s*\d+|\/\s*\d+|confirmations?)(?=\s|$)/i,
  hoursLeft: /\b(\d+)\s*h(?:ours?)?\s*left\b/i,
};

interface Requested {
  readonly text: string;
  readonly knob?: { readonly name: string; readonly value: number };
}

export function requestedKnob(query: string): Requested {
  for (const [name, pattern] of Object.entries(knobs)) {
    const match = pattern.exec(query);
    if (match) return { text: query.replace(match[0], ''), knob: { name, value: Number(match[1]) } };
  }
  return { text: query };
}

const MOST = 30;

let search: Promise<(query: string) => readonly FoundStory[]> | undefined;

/** Returns the texts that `pnpm stories --pictures` has read. Undefined if the build lacks them. */
async function loadTexts(): Promise<ShownTexts | undefined> {
  const answer = await fetch('./desk/texts.json');
  return answer.ok ? answer.json() : undefined;
}

async function loadSearch() {
  const [{ createStorySearch }, { reviewMap }, texts] = await Promise.all([
    import('../specification/findStories.ts'),
    import('../map/reviewData.ts'),
    loadTexts(),
  ]);
  return createStorySearch(reviewMap.stories, reviewMap.errors, texts);
}

const storyOf = (address: string) => storyAt(`./?path=/story/${address}`);

async function answer(query: string): Promise<void> {
  search ??= loadSearch().catch((error: unknown) => {
    // The next query loads the search again after a failure.
    search = undefined;
    throw error;
  });
  const { text, knob } = requestedKnob(query);
  const all = (await search)(text);
  const hasKnob = ({ knobs }: FoundStory) => knob !== undefined && knobs?.includes(knob.name) === true;
  const setKnob = (address: string | undefined) =>
    address === undefined || knob === undefined ? address : `${address}&args=${knob.name}:${knob.value}`;
  const found = all.some(hasKnob)
    ? all
        .filter(hasKnob)
        .map((one) => ({ ...one, address: setKnob(one.address) ?? '', other: setKnob(one.other) }))
    : all;
  const states = found.slice(0, MOST).map(({ name, message, address, device, other }) => ({
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
  loadWhileRead(states.slice(0, PRELOADED));
}

const PRELOADED = 2;
/** The time without new results after which the first results are preloaded, in milliseconds. */
const PAUSE = 300;
let pause: number | undefined;

function loadWhileRead(states: readonly FoundState[]): void {
  window.clearTimeout(pause);
  pause = window.setTimeout(() => {
    void import('../consoleStory.ts').then(({ prepareConsole }) => prepareConsole());
    for (const { addresses } of states) {
      for (const address of [addresses.desktop, addresses.mobile]) {
        const story = address === undefined ? undefined : storyOf(address);
        if (story) loadStory(story.storyId).catch(() => undefined);
      }
    }
  }, PAUSE);
}

/** Opens the manager's finder on Ctrl+K and ⌘K. Otherwise, the console's search would open behind the finder. */
function takeKeys(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  addons.getChannel().emit(FINDER_REQUESTED);
}

export function offerStates(): void {
  if (window.parent !== window) window.addEventListener('keydown', takeKeys, true);
  addons.getChannel().on(STATES_REQUESTED, (query: string) => void answer(query));
  addons.getChannel().on(STATE_CHOSEN, (address: string) => {
    const story = storyOf(address);
    if (story) void openStory(story);
  });
}
