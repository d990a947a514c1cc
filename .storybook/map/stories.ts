import { globSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { opaque, valueOf } from './evaluate.ts';
import { spokenWords } from './spokenWords.ts';
import { type Target, isNode, nameOf, nodesOf, readModule } from './sourceModule.ts';

const root = join(import.meta.dirname, '../..');

export type Device = 'desktop' | 'mobile';

/** What a story of a screen says of itself, read from its source. */
export interface StoryData {
  /** `screens-swap-swap--default`. */
  readonly id: string;
  /** `Screens/Swap/Swap`. */
  readonly title: string;
  /** The name of the export: `NoBalance`. */
  readonly key: string;
  /** `No Balance`. */
  readonly name: string;
  readonly file: string;
  readonly component: Target | undefined;
  readonly device: Device;
  /** The window that it asks for; undefined where it leaves that to its screen. */
  readonly window: string | undefined;
  /** The window of each mode of Chromatic that names one. */
  readonly chromatic: ReadonlyMap<string, string>;
  readonly route: string;
  readonly merchant: string | undefined;
  readonly scenarios: readonly string[];
  readonly spec: readonly string[];
  /** Calls that are refused with the `code` of its args. */
  readonly refusals: readonly string[];
  /** Whether they have no place on the page that could say so. */
  readonly isRefusedInToast: boolean;
  /** The code that it is refused with until its args name another. */
  readonly code: number | undefined;
  /** The id of the same state on the other device, where their names differ. */
  readonly counterpart: string | undefined;
  /** States of the picker that it says it shows, where its name does not. */
  readonly states: readonly string[];
  /** What it reads and presses on the screen. */
  readonly spoken: readonly string[];
  /** Parts of the parameters that aren't plain data: nothing is known of them. */
  readonly unread: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

const storiesOf = (folders: string): StoryData[] =>
  globSync(`${folders}/*.stories.tsx`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap(storiesIn);

/** The stories of a file, as Storybook's own index lists them. */
function storiesIn(file: string): StoryData[] {
  const { declarations, exports, imports } = readModule(file);
  const meta = valueOf(file, 'meta');
  const title = isRecord(meta) ? textOf(meta['title']) : undefined;
  if (!isRecord(meta) || title === undefined) return [];
  const component = componentOf(file, imports);
  return [...exports].flatMap(([key, local]) => {
    if (key === 'default' || typeof local !== 'string') return [];
    const story = valueOf(file, local);
    const parameters = { ...plain(meta, 'parameters'), ...plain(story, 'parameters') };
    const globals = { ...plain(meta, 'globals'), ...plain(story, 'globals') };
    const mock = isRecord(parameters['mock']) ? parameters['mock'] : {};
    const viewport = isRecord(globals['viewport']) ? globals['viewport']['value'] : undefined;
    const isMobile = parameters['device'] === 'mobile' || viewport === 'mobile' || viewport === 'small';
    const name = (isRecord(story) && textOf(story['name'])) || storyNameFromExport(key);
    const data: StoryData = {
      id: toId(title, storyNameFromExport(key)),
      title,
      key,
      name,
      file,
      component: drawnBy(file, local) ?? component,
      device: isMobile ? 'mobile' : 'desktop',
      window: textOf(viewport),
      chromatic: windowsOf(plain(parameters['chromatic'], 'modes')),
      route: textOf(parameters['route']) ?? '/',
      merchant: textOf(mock['merchant']),
      scenarios: textsOf(mock['scenario']),
      spec: textsOf(parameters['spec']),
      refusals: textsOf(parameters['refusal']),
      isRefusedInToast: parameters['refusalShown'] === 'toast',
      code: numberOf(plain(story, 'args')['code']),
      counterpart: textOf(parameters['counterpart']),
      states: textsOf(parameters['state']),
      spoken: spokenWords(declarations.get(local)?.['init']),
      unread: unreadIn({ story, mock, spec: parameters['spec'], route: parameters['route'], parameters }),
    };
    return [data];
  });
}

/** The stories of the console and of the desk. */
export const allStories = (): StoryData[] => storiesOf('{packages/console/src/**,.storybook/**}');

/** The stories of the design system. */
export const componentStories = (): StoryData[] => storiesOf('packages/design-system/src/**');

function plain(owner: unknown, key: string): Record<string, unknown> {
  const value = isRecord(owner) ? owner[key] : undefined;
  return isRecord(value) ? value : {};
}

function windowsOf(modes: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(modes).flatMap(([name, mode]) => {
      const window = isRecord(mode) ? textOf(mode['viewport']) : undefined;
      return window === undefined ? [] : [[name, window]];
    }),
  );
}

/** `component: X` of the meta: the import, or a wrapper of the file's own. */
function componentOf(file: string, imports: ReadonlyMap<string, Target>): Target | undefined {
  const { declarations } = readModule(file);
  const source = declarations.get('meta');
  const name = source && componentName(source['init']);
  if (name === undefined) return undefined;
  return imports.get(name) ?? { file, name };
}

/** `render: () => <X />` of a story that shows another component than its file. */
function drawnBy(file: string, local: string): Target | undefined {
  const { declarations, imports } = readModule(file);
  const story = declarations.get(local)?.['init'];
  const render = isNode(story)
    ? nodesOf(story['properties']).find((one) => nameOf(one['key']) === 'render')?.['value']
    : undefined;
  const body = isNode(render) ? render['body'] : undefined;
  const opening = isNode(body) && body.type === 'JSXElement' ? body['openingElement'] : undefined;
  return isNode(opening) ? imports.get(nameOf(opening['name'])) : undefined;
}

function componentName(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('expression' in node) return componentName(node.expression);
  if (!('properties' in node) || !Array.isArray(node.properties)) return undefined;
  const found: unknown = node.properties.find(({ key }) => key?.name === 'component');
  return isRecord(found) && isRecord(found['value']) ? textOf(found['value']['name']) : undefined;
}

/** What is read of a story must be plain: a value that could not be read would be a state that counts for nothing. */
function unreadIn(parts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(parts).flatMap(([name, value]) => {
    const values = isRecord(value) && name !== 'story' ? Object.values(value) : [value];
    const isUnread = [...values, ...values.flatMap((one) => (Array.isArray(one) ? one : []))].includes(
      opaque,
    );
    const isSpread = isRecord(value) && '...' in value;
    return isUnread || isSpread ? [name] : [];
  });
}
