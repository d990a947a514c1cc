import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { reasonOf } from './holes.ts';
import { type Look, isRead, lookOf } from './looks.ts';
import { type PickerState, pickerStates } from './pickerStates.ts';
import type { Reach } from './reach.ts';
import { type Screen, allScreens, devices } from './screens.ts';
import {
  APP,
  type Shown,
  VERIFICATION,
  failsAt,
  isNamedBy,
  isBroken,
  screenStories,
  shownCode,
  showsState,
} from './shownStories.ts';
import type { Device } from './stories.ts';

/** Something that a screen can show on a device. */
interface State {
  readonly screen: string;
  readonly device: Device;
  /** A state of the picker, or the call and the code that it is refused with: `swap.create 10022`. */
  readonly name: string;
}

/**
 * `story`: one of this page and device shows just this. `part`: another one of this device shows the same part of
 * the screen in the same look. `device`: only the other device shows it, or a part like it.
 */
export type ShownBy = 'story' | 'part' | 'device' | 'none';

export interface Covered extends State {
  readonly by: ShownBy;
  readonly story?: string | undefined;
}

/** A story, and the address at which it shows what is looked for. */
interface Candidate {
  readonly story: Shown;
  readonly address: string;
  /** A part of the page that fails or is empty by its scenario, not the page. */
  readonly isPart?: boolean;
}
const asIs = (story: Shown): Candidate => ({ story, address: story.id });

const all: Readonly<Record<string, Endpoint>> = endpoints;
const NO_ROWS = 'packages/console/src/parts/list/NoRows.tsx#NoRows';

const hasList = ({ data }: Endpoint): boolean => {
  if (data.type === 'array') return true;
  return (
    'entries' in data && typeof data.entries === 'object' && data.entries !== null && 'list' in data.entries
  );
};
const queryKeys = ({ query }: Endpoint): string[] =>
  query && 'entries' in query && typeof query.entries === 'object' && query.entries !== null
    ? Object.keys(query.entries)
    : [];

/** The states of the picker that a screen can come to, by what it reads. */
function statesOf(screen: Screen, device: Device, framed: ReadonlySet<string>): PickerState[] {
  const reached = [...screen.reach[device].endpoints].flatMap((id) => all[id] ?? []);
  const reads = reached.filter(isRead);
  const own = reads.filter(({ id }) => !framed.has(id));
  const counted = own.length > 0 ? own : reads;
  const hasReads = counted.length > 0;
  const possible: Readonly<Record<PickerState, boolean>> = {
    content: true,
    loading: hasReads,
    empty: counted.some(hasList),
    'filtered empty': screen.reach[device].declarations.has(NO_ROWS),
    failed: hasReads,
    partial: counted.length > 1,
    // A phone leaves a page of the menu for the permission's before it is drawn (specification §2): its frame does.
    'not authorised':
      device === 'mobile' && (screen.isMenu || screen.id === 'frame')
        ? screen.id === 'frame'
        : screen.needsPermission && reached.some(({ auth }) => auth === 'authorised'),
    'not found': counted.some(
      (one) =>
        /\.(info|get)$/.test(one.id) && queryKeys(one).some((key) => key === 'id' || key === 'trade_no'),
    ),
    offline: hasReads,
  };
  return pickerStates.filter((state) => possible[state]);
}

/** Every state that is required, and what shows it. */
export function coverage(): Covered[] {
  const screens = allScreens();
  const stories = screenStories();
  const ofFrame = screens.find(({ id }) => id === 'frame');

  return screens.flatMap((screen) =>
    devices.flatMap((device) => {
      const reach = screen.reach[device];
      const framed =
        screen.id === 'frame' ? new Set<string>() : (ofFrame?.reach[device].endpoints ?? new Set());
      const near = stories.filter((story) => belongs(story, screen, device));
      const at = (name: string) => ({ screen: screen.id, device, name });

      const ofPicker = statesOf(screen, device, framed).map((state): Covered => {
        const among = state === 'not found' ? [...near, ...detailsIn(stories, reach)] : near;
        const candidates = among
          .filter((story) => showsState(story, state))
          .sort((a, b) => rankOf(a, state, screen) - rankOf(b, state, screen))
          .map((story) => ({ ...asIs(story), isPart: !isNamedBy(story, state) && !isScreenStory(story) }));
        return { ...at(state), ...best(candidates, screen, device) };
      });

      const ofCalls = [...reach.endpoints]
        .filter((id) => !framed.has(id))
        .flatMap((id) => all[id] ?? [])
        .flatMap((endpoint) =>
          endpoint.errors.map((code): Covered => {
            const name = `${endpoint.id} ${code}`;
            const sharing = stories.filter(
              (story) => near.includes(story) || sharesCaller(story, reach, endpoint.id),
            );
            const exact = best(
              sharing.flatMap((story) => {
                const address = shownCode(story, endpoint, code);
                return address === undefined ? [] : [{ story, address }];
              }),
              screen,
              device,
            );
            // A look-alike elsewhere does not show what cannot occur here.
            const isImpossible = reasonOf(screen.id, device, name)?.kind === 'cannot occur';
            if (isImpossible && exact.by !== 'story') return { ...at(name), by: 'none' };
            if (exact.by !== 'none') return { ...at(name), ...exact };
            const look = isRead(endpoint) ? 'failed' : lookOf(endpoint, code, reach);
            const alike = best(
              alikeOf({ look, endpoint, code, stories, near: sharing, reach }).map(asIs),
              screen,
              device,
            );
            // In another look or with another code: a part like it, not the state itself.
            return { ...at(name), by: alike.by === 'story' ? 'part' : alike.by, story: alike.story };
          }),
        );
      return [...ofPicker, ...ofCalls];
    }),
  );
}

interface Alike {
  readonly look: Look;
  readonly endpoint: Endpoint;
  readonly code: ErrorCode;
  readonly stories: readonly Shown[];
  readonly near: readonly Shown[];
  readonly reach: Reach;
}

/** Stories in which a refusal of this look can be seen, if of another code. */
function alikeOf({ look, endpoint, code, stories, near, reach }: Alike): readonly Shown[] {
  if (look === 'own') return [];
  if (look === 'dialog') {
    return stories.filter((story) => story.reach.declarations.has(VERIFICATION) && story.codes.has(code));
  }
  if (look === 'permission') return near.filter((story) => showsState(story, 'not authorised'));
  if (look === 'failed') {
    return near.filter((story) => story.reach.endpoints.has(endpoint.id) && isBroken(story, endpoint.id));
  }
  return near.filter(
    (story) =>
      failsAt(story, endpoint.id) ||
      endpoint.errors.some(
        (other) =>
          shownCode(story, endpoint, other) !== undefined &&
          ['message', 'own'].includes(lookOf(endpoint, other, reach)),
      ),
  );
}

/** The page before a part of it, and the page alone before the whole console around it. */
function rankOf(story: Shown, state: PickerState, { id }: Screen): number {
  const isWhole = story.roots.includes(APP);
  return (
    (isWhole === (id === 'frame') ? 0 : 8) +
    (isNamedBy(story, state) ? 0 : 4) +
    (isScreenStory(story) ? 0 : 2) +
    (story.route.includes('?') ? 1 : 0)
  );
}

const isScreenStory = ({ component }: Shown) => component?.name.endsWith('Screen') === true;

/** Stories of the details that this screen opens, too. */
const detailsIn = (stories: readonly Shown[], reach: Reach): readonly Shown[] => {
  const ids = [...reach.endpoints].filter((id) => /\.(info|get)$/.test(id));
  return stories.filter(
    (story) => !story.roots.includes(APP) && ids.some((id) => sharesCaller(story, reach, id)),
  );
};

/** Whether the part that makes the call is the same in a story as on the screen. */
function sharesCaller(story: Shown, reach: Reach, endpointId: string): boolean {
  const callers = story.reach.callers.get(endpointId);
  return [...(reach.callers.get(endpointId) ?? [])].some((caller) => callers?.has(caller));
}

function belongs(story: Shown, screen: Screen, device: Device): boolean {
  if (story.roots.includes(APP)) return story.page === screen.id || screen.id === 'frame';
  const { declarations } = screen.reach[device];
  return story.roots.some((root) => declarations.has(root));
}

/** The story of this device and page first; one of the other device shows the same part. */
function best(
  candidates: readonly Candidate[],
  screen: Screen,
  device: Device,
): Pick<Covered, 'by' | 'story'> {
  const own = candidates.find(
    ({ story, isPart }) =>
      isPart !== true && story.device === device && (story.page === screen.id || !isPage(screen)),
  );
  if (own) return { by: 'story', story: own.address };
  const nearness = ({ story }: Candidate) =>
    (story.device === device ? 2 : 0) + (story.page === screen.id ? 1 : 0);
  const [other] = [...candidates].sort((a, b) => nearness(b) - nearness(a));
  if (!other) return { by: 'none' };
  return { by: other.story.device === device ? 'part' : 'device', story: other.address };
}

const isPage = ({ id }: Screen) => id.startsWith('/');
