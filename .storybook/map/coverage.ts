import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { Device } from '#console/lib/browser/device.ts';
import { accessTo, pagePaths } from '#console/lib/address/pages.ts';
import { type PickerState, pickerStates } from './pickerStates.ts';
import { type StoryData, allStories, refusedAt } from './stories.ts';

export interface Covered {
  readonly screen: string;
  readonly device: Device;
  readonly name: string;
  readonly story?: string | undefined;
  readonly reason?: string | undefined;
}

const devices = ['desktop', 'mobile'] as const;
const all: readonly Endpoint[] = Object.values(endpoints);

const keys: Readonly<Record<PickerState, RegExp>> = {
  content: /^Default$/,
  loading: /^Loading$/,
  empty: /^Empty$|^NoAssets$/,
  'filtered empty': /FilteredEmpty$/,
  failed: /^Failed$/,
  partial: /^Partial$|PartFailed$/,
  'not authorised': /^(Unauthorised|UnderReview|NotOpened)$/,
  'not found': /^(NotFound|ThreadNotFound|BrokenLink)$/,
  offline: /^Offline$/,
};

const scenarioNames: Readonly<Partial<Record<PickerState, RegExp>>> = {
  loading: /\.loading$/,
  empty: /\.(empty|none)$/,
  'filtered empty': /\.noMatches$/,
  failed: /\.failed(500|500Silent)?$/,
  partial: /\.partial$/,
  'not authorised': /\.(notOpened|underReview|unauthorised)$/,
  'not found': /\.(missing|notFound)$/,
  offline: /\.offline$/,
};
const withoutPermission: ReadonlySet<string | undefined> = new Set(['fresh', 'reviewing', 'rejected']);

const isNamedBy = ({ key, states }: StoryData, state: PickerState): boolean =>
  states.includes(state) || keys[state].test(key);

const showsState = (story: StoryData, state: PickerState): boolean =>
  isNamedBy(story, state) ||
  (story.isWhole &&
    !pickerStates.some((one) => isNamedBy(story, one)) &&
    story.scenarios.some((id) => scenarioNames[state]?.test(id))) ||
  (state === 'not authorised' && withoutPermission.has(story.merchant));

const screenOf = ({ title, route, page }: StoryData): string | undefined =>
  /^Screens\/(Shell|Notifications|Search)\b/.test(title)
    ? 'frame'
    : route.includes('/login')
      ? '/login'
      : page;

interface Shown {
  readonly state: PickerState;
  readonly story: StoryData;
  /** The rank of the story, lowest first: named after the state, whole page, route without a query. */
  readonly rank: number;
}

const picked = (story: StoryData): Shown[] =>
  pickerStates
    .filter((state) => showsState(story, state))
    .map((state) => ({
      state,
      story,
      rank: (isNamedBy(story, state) ? 0 : 4) + (story.isWhole ? 0 : 2) + (story.route.includes('?') ? 1 : 0),
    }));

function reasonOf(screen: string, device: Device, name: string): string | undefined {
  const isMenu = pagePaths.some((page) => page === screen && accessTo(page) === 'menu');
  if (device === 'mobile' && name === 'not authorised' && isMenu)
    return 'Phones open the permission page instead';
  if (device === 'mobile' && name === 'empty' && screen === '/accountInfo')
    return 'The same parts as on the desktop';
  if (screen === '/docs' && always.some((state) => state === name))
    return 'The quick start has a placeholder for the application';
  return unseen[name.split(' ')[0] ?? ''];
}

const unseen: Readonly<Record<string, string>> = {
  'notifications.read': 'The console sends only the IDs of listed notifications',
  'requests.lookUp': 'The console looks up its own request IDs in the background',
  'reports.closing': 'The page requests only months and days that it offers',
  'reports.rows': 'The page requests only figures that it shows',
  'reports.reopen': 'The button appears only for a closed month',
  'reports.export': 'The page exports only the period that it shows',
  'reports.summary': 'The page requests only months and days that it offers',
  'reports.exportSummary': 'The page exports only the period that it shows',
  'swap.pairs': 'The request has no fields',
  'security.googleAuth': 'Requires the same verification as a change of the email address',
};

const always: readonly PickerState[] = ['content', 'loading', 'failed', 'offline'];

/**
 * Returns the states of all pages: the states that a story shows, and the error codes of the calls that the
 * mock API rejects in a story. All pages except the sign-in page also have the states content, loading, failed
 * and offline. The page `frame` also has the error codes of unsigned calls that aren't rejected in any story.
 */
export function coverage(): Covered[] {
  const stories = allStories().filter(({ title }) => title.startsWith('Screens/'));
  const refused = new Set(stories.flatMap(({ refusals }) => refusals));
  return ['/login', 'frame', ...pagePaths].flatMap((screen) => {
    const own = stories.filter((story) => screenOf(story) === screen);
    const shown = own.flatMap(picked).toSorted((a, b) => a.rank - b.rank);
    const states = pickerStates.filter(
      (name) => shown.some(({ state }) => state === name) || (screen !== '/login' && always.includes(name)),
    );
    const calls = all.filter(({ id, auth }) =>
      screen === 'frame' && auth !== 'signed' && !refused.has(id)
        ? true
        : own.some(({ refusals }) => refusals.includes(id)),
    );
    const covered = (device: Device, name: string, story: string | undefined): Covered => ({
      screen,
      device,
      name,
      ...(story === undefined ? { reason: reasonOf(screen, device, name) } : { story }),
    });
    return devices.flatMap((device) => [
      ...states.map((name) =>
        covered(
          device,
          name,
          shown.find(({ state, story }) => state === name && story.device === device)?.story.id,
        ),
      ),
      ...calls.flatMap(({ id, errors }) => {
        const story = own.find((one) => one.device === device && one.refusals.includes(id));
        return errors.map((code) => covered(device, `${id} ${code}`, story && refusedAt(story.id, code)));
      }),
    ]);
  });
}
