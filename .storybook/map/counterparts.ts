import { pageAt } from '#console/lib/pages.ts';
import { sameScreen } from '../manager/deviceOf.ts';
import { type StoryData, allStories } from './stories.ts';

/** What the other device has of a story: the state, the screen or the page it belongs to; or why it has nothing. */
export type Counterpart =
  | { readonly kind: 'state' | 'screen' | 'page'; readonly story: string }
  | { readonly kind: 'none'; readonly because: string };

const pageOf = ({ route }: StoryData) => pageAt(route.split(/[?#]/)[0] ?? '');

/** What a story puts its bank and its address into; two that say the same show the same state. */
const worldOf = ({ route, merchant, scenarios, refusals }: StoryData) =>
  JSON.stringify([route.split('?')[1], merchant, scenarios, refusals]);

/** A story that is named for its device shows what the screen opens with. */
const stateOf = ({ name, device }: StoryData) =>
  device === 'mobile' && /^(?:on )?(?:mobile|phone)$/i.test(name) ? 'Default' : name;

const isWorldOfItsOwn = ({ merchant, scenarios, refusals }: StoryData) =>
  merchant !== undefined || scenarios.length > 0 || refusals.length > 0;

function counterpartOf(story: StoryData, stories: readonly StoryData[]): Counterpart {
  const others = stories.filter(({ device }) => device !== story.device);
  const screen = sameScreen(story, stories).filter(({ device }) => device !== story.device);
  const state =
    others.find(({ id }) => id === story.counterpart) ??
    others.find(({ counterpart }) => counterpart === story.id) ??
    screen.find((other) => stateOf(other) === stateOf(story)) ??
    (isWorldOfItsOwn(story) ? screen.find((other) => worldOf(other) === worldOf(story)) : undefined);
  if (state) return { kind: 'state', story: state.id };
  const [first] = screen;
  if (first) return { kind: 'screen', story: first.id };
  const page = pageOf(story);
  // What is around every page, or in place of any, is the whole of none.
  const ofPage = others.filter(
    (other) => page !== undefined && pageOf(other) === page && !other.title.startsWith('Screens/Shell/'),
  );
  const whole = ofPage.find(({ component }) => component?.name.endsWith('Screen') === true) ?? ofPage[0];
  if (whole) return { kind: 'page', story: whole.id };
  return { kind: 'none', because: 'The same part on both devices: choose a window in the toolbar' };
}

/** By the id of each story of a screen or a flow. */
export function buildCounterparts(): Record<string, Counterpart> {
  const stories = allStories().filter(({ title }) => /^(Screens|Flows)\//.test(title));
  return Object.fromEntries(stories.map((story) => [story.id, counterpartOf(story, stories)]));
}
