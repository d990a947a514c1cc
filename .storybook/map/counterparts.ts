import { sameScreen } from '../manager/deviceOf.ts';
import { type StoryData, allStories } from './stories.ts';

export type Counterpart =
  | { readonly kind: 'state' | 'screen' | 'page'; readonly story: string }
  | { readonly kind: 'none'; readonly because: string };

const worldOf = ({ route, merchant, scenarios, refusals }: StoryData) =>
  JSON.stringify([route.split('?')[1], merchant, scenarios, refusals]);

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
  const { page } = story;
  // Stories of the app shell belong to every page, so they aren't counterparts of a single page.
  const ofPage = others.filter(
    (other) => page !== undefined && other.page === page && !other.title.startsWith('Screens/Shell/'),
  );
  const whole = ofPage.find(({ isWhole }) => isWhole) ?? ofPage[0];
  if (whole) return { kind: 'page', story: whole.id };
  return { kind: 'none', because: 'The same part on both devices: choose a window in the toolbar' };
}

export function buildCounterparts(): Record<string, Counterpart> {
  const stories = allStories().filter(({ title }) => /^(Screens|Flows)\//.test(title));
  return Object.fromEntries(stories.map((story) => [story.id, counterpartOf(story, stories)]));
}
