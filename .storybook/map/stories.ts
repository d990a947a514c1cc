import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, type ErrorCode } from '@settlement/api-mocks/contract/errors';
import { errorNameOf } from '@settlement/api-mocks/contract/texts';
import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Device } from '#console/lib/browser/device.ts';
import { type PagePath, pageAt } from '#console/lib/address/pages.ts';
import type { ConsoleParameters } from '../consoleStory.ts';

interface Declared {
  readonly title?: string;
  /** The first part of the story IDs. Derived from the title by default. */
  readonly id?: string;
  readonly name?: string;
  readonly component?: { readonly name?: string };
  readonly args?: { readonly code?: number; readonly [knob: string]: unknown };
  readonly globals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters?: ConsoleParameters & {
    readonly refusalShown?: 'toast';
    readonly counterpart?: string;
    readonly state?: string | readonly string[];
    readonly chromatic?: { readonly modes?: Readonly<Record<string, { readonly viewport?: string }>> };
  };
}

export interface StoryData {
  readonly id: string;
  readonly title: string;
  readonly key: string;
  readonly name: string;
  readonly file: string;
  readonly isWhole: boolean;
  readonly device: Device;
  readonly window: string | undefined;
  readonly chromatic: ReadonlyMap<string, string>;
  readonly route: string;
  readonly page: PagePath | undefined;
  readonly merchant: string | undefined;
  readonly scenarios: readonly string[];
  readonly spec: readonly string[];
  readonly refusals: readonly string[];
  readonly isRefusedInToast: boolean;
  readonly code: number | undefined;
  readonly knobs: readonly string[];
  readonly counterpart: string | undefined;
  readonly states: readonly string[];
  readonly messages: readonly string[];
}

const files = import.meta.glob<Readonly<Record<string, Declared>>>('../../packages/*/src/**/*.stories.tsx', {
  eager: true,
});

const stories = Object.entries(files).flatMap(([path, file]) => storiesIn(path.replace('../../', ''), file));

function storiesIn(
  file: string,
  { default: meta = {}, ...exported }: Readonly<Record<string, Declared>>,
): StoryData[] {
  const { title = '', id = title } = meta;
  const keys = Object.keys(exported);
  // The exports of a module are sorted by name, so the order of the sidebar is read from the source.
  const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const partOf = (key: string) => source.split(new RegExp(`^export const ${key}\\b`, 'm'))[1] ?? '';
  return keys
    .toSorted((a, b) => partOf(b).length - partOf(a).length)
    .map((key): StoryData => {
      const { name, args, component = meta.component, ...story } = exported[key] ?? {};
      const parameters = { ...meta.parameters, ...story.parameters };
      const { route, mock, spec = [], refusal = [], state = [], chromatic } = parameters;
      const window = { ...meta.globals, ...story.globals }.viewport?.value;
      return {
        id: toId(id, storyNameFromExport(key)),
        title,
        key,
        name: name ?? storyNameFromExport(key),
        file,
        isWhole: /(Screen|^App)$/.test(component?.name ?? ''),
        device: parameters.device === 'mobile' || (window ?? 'desktop') !== 'desktop' ? 'mobile' : 'desktop',
        window,
        chromatic: new Map(
          Object.entries(chromatic?.modes ?? {}).flatMap(([mode, { viewport }]) =>
            viewport === undefined ? [] : [[mode, viewport]],
          ),
        ),
        route: route ?? '/',
        page: route === undefined ? undefined : pageAt(route.replace(/[?#].*/s, '')),
        merchant: mock?.merchant,
        scenarios: [mock?.scenario ?? []].flat(),
        spec,
        refusals: [refusal].flat(),
        isRefusedInToast: parameters.refusalShown === 'toast',
        code: args?.code,
        knobs: Object.keys(args ?? {}).filter((knob) => knob !== 'code'),
        counterpart: parameters.counterpart,
        states: [state].flat(),
        messages: messagesIn(partOf(key)),
      };
    });
}

function messagesIn(source: string): string[] {
  const [declaration = ''] = source.split(/^\w/m);
  return [...declaration.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, id = '']) => id);
}

const isOf = (folder: string) => stories.filter(({ file }) => file.startsWith(`packages/${folder}/`));
const ofConsole = isOf('console');

export const allStories = (): readonly StoryData[] => ofConsole;

export const componentStories = (): readonly StoryData[] => isOf('design-system');

const specOf = new Map<string, readonly string[]>(scenarioCatalogue.map(({ id, spec = [] }) => [id, spec]));
const codeOf = new Map(
  Object.values(errorCode).flatMap((code) => [
    [errorNameOf(code), code] as const,
    [String(code), code] as const,
  ]),
);

export function codesOf({ spec, scenarios }: Pick<StoryData, 'spec' | 'scenarios'>): ReadonlySet<ErrorCode> {
  const cited = [...spec, ...scenarios.flatMap((id) => specOf.get(id) ?? [])];
  return new Set(
    cited.flatMap((clause) => {
      const code = clause.startsWith('§8 ') ? codeOf.get(clause.slice(3)) : undefined;
      return code ?? [];
    }),
  );
}

export const refusedAt = (story: string, code: number): string => `${story}&args=code:${code}`;
