import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { errorNames } from '@settlement/api-mocks/contract/errors';
import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { effectsOn } from '#api-mocks/core/scenario.ts';
import { codesOfCalls } from '../desk/refusalArgs.ts';
import { pageAt } from '#console/lib/pages.ts';
import { type PickerState, pickerStates } from './pickerStates.ts';
import { type Reach, reachOf } from './reach.ts';
import { type Target, readModule } from './sourceModule.ts';
import { type StoryData, allStories } from './stories.ts';

const scenarios = new Map(scenarioCatalogue.map((scenario) => [scenario.id, scenario]));
const codeOfName = new Map<string, number>(
  Object.entries(errorNames).map(([code, name]) => [name, Number(code)]),
);

/** A story with what it can show. */
export interface Shown extends StoryData {
  readonly reach: Reach;
  /** Declarations by which it belongs to a screen. */
  readonly roots: readonly string[];
  readonly page: string | undefined;
  readonly codes: ReadonlySet<number>;
}

const FEATURES = /^packages\/console\/src\/(features|app|parts|data)\//;
export const APP = 'packages/console/src/app/App.tsx#App';
export const VERIFICATION = 'packages/console/src/data/verification.ts#usePerform';

/** Every story of a screen. */
export function screenStories(): Shown[] {
  const reaches = new Map<string, Reach>();
  return allStories()
    .filter(({ title }) => title.startsWith('Screens/'))
    .map((story) => shownBy(story, reaches));
}

function shownBy(story: StoryData, reaches: Map<string, Reach>): Shown {
  const key = `${story.component?.file ?? ''}#${story.component?.name ?? ''}`;
  const reach = reaches.get(key) ?? (story.component ? reachOf(story.component) : reachOf());
  reaches.set(key, reach);
  return {
    ...story,
    reach,
    roots: rootsOf(story.component, reach),
    page: pageAt(story.route.split(/[#?]/)[0] ?? '') ?? (/\/login/.test(story.route) ? '/login' : undefined),
    codes: codesOf(story),
  };
}

/** A wrapper in a file of stories, or in one that several share, stands for the features that it draws. */
function rootsOf(component: Target | undefined, reach: Reach): string[] {
  if (!component) return [];
  if (!/\.stories\.tsx$|Story\.tsx$/.test(component.file)) return [`${component.file}#${component.name}`];
  const imported = [...readModule(component.file).imports.values()];
  const direct = imported
    .map(({ file, name }) => `${file}#${name}`)
    .filter((key) => reach.declarations.has(key));
  const features = direct.filter((key) => /\/(features|app)\//.test(key));
  return features.length > 0 ? features : direct.filter((key) => FEATURES.test(key));
}

/** Codes that the story and its scenarios cite. */
export function codesOf({
  spec,
  scenarios: ids,
}: Pick<StoryData, 'spec' | 'scenarios'>): ReadonlySet<number> {
  const cited = [...spec, ...ids.flatMap((id) => scenarios.get(id)?.spec ?? [])];
  const codes = cited.flatMap((clause) => {
    const [, rest = ''] = /^§8 (.+)$/.exec(clause) ?? [];
    const code = /^\d+$/.test(rest) ? Number(rest) : codeOfName.get(rest);
    return code === undefined ? [] : [code];
  });
  return new Set(codes);
}

/** Where a story shows a code: as it is, or led there by its args; undefined where it doesn't show it. */
export function addressAt(
  story: Pick<StoryData, 'id' | 'spec' | 'scenarios' | 'refusals'>,
  code: number,
): string | undefined {
  if (codesOf(story).has(code)) return story.id;
  return codesOfCalls(story.refusals).some((one) => one === code)
    ? refusedAddress(story.id, code)
    : undefined;
}

/** Of a story with a refusal: where it is led to by a code. */
const refusedAddress = (id: string, code: number): string => `${id}&args=code:${code}`;

/** What the story's scenarios do to a call that they name: a page that fails as a whole refuses nothing. */
const effectsAt = ({ scenarios: ids }: StoryData, endpointId: string) =>
  ids
    .flatMap((id) => scenarios.get(id)?.rules ?? [])
    .filter(({ on }) => on.includes(endpointId))
    .map(({ effect }) => effect);
export const isBroken = ({ scenarios: ids }: StoryData, endpointId: string): boolean =>
  effectsOn(
    ids.flatMap((id) => scenarios.get(id) ?? []),
    endpointId,
  ).some(({ kind }) => kind === 'error' || kind === 'broken');
const forcedCode = (story: StoryData, endpointId: string): number | undefined =>
  effectsAt(story, endpointId).find((effect) => effect.kind === 'error')?.code;
export const failsAt = (story: Shown, endpointId: string): boolean =>
  story.reach.endpoints.has(endpointId) &&
  effectsAt(story, endpointId).some(({ kind }) => kind === 'error' || kind === 'broken');

/**
 * Where a call of a screen can be seen refused with a code. A code that the story cites stands for a call only if no
 * other call that it can come to is refused with it: a citation does not say whose refusal is on screen.
 */
export function shownCode(story: Shown, { id }: Endpoint, code: number): string | undefined {
  if (story.refusals.includes(id)) return refusedAddress(story.id, code);
  if (!story.reach.endpoints.has(id)) return undefined;
  const isCited = story.codes.has(code) && refusableWith(story.reach, code).length === 1;
  return isCited || forcedCode(story, id) === code ? story.id : undefined;
}

const all: Readonly<Record<string, Endpoint>> = endpoints;
const refusableWith = ({ endpoints: reached }: Reach, code: number): readonly string[] =>
  [...reached].filter((id) => all[id]?.errors.some((declared) => declared === code));

/** Of a story: what its name says it shows. */
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

/** Of its scenarios, where its name says nothing. */
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

/** The states of the picker that a story shows: what it says itself, else by its name, else by its scenarios. */
function statesOf({ key, states, scenarios: ids, merchant }: StoryData): readonly string[] {
  if (states.length > 0) return states;
  const named = pickerStates.filter((state) => keys[state].test(key));
  const found =
    named.length > 0
      ? named
      : pickerStates.filter((state) => ids.some((id) => scenarioNames[state]?.test(id)));
  return withoutPermission.has(merchant) ? [...found, 'not authorised'] : found;
}

export const isNamedBy = ({ key, states }: StoryData, state: PickerState): boolean =>
  states.includes(state) || keys[state].test(key);

export const showsState = (story: StoryData, state: PickerState): boolean => statesOf(story).includes(state);
