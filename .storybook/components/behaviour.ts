import type { SpecOutcome } from '../../tests/behaviour/recordOutcome.ts';

/** The tests of one concern, such as keys or forms, that visit stories of a component. */
export interface Behaviour {
  /** `right to left`, by the name of the file. */
  readonly concern: string;
  /** Different stories that are visited. */
  readonly stories: readonly string[];
  /** `34 passed`, of the whole spec when it was last recorded. */
  readonly outcome: string;
}

export interface Behaviours {
  /** `25 November 2026 in Chromium 156` */
  readonly recorded: string;
  /** By the first part of their story ids. */
  readonly components: Readonly<Record<string, readonly Behaviour[]>>;
}

interface Spec {
  readonly source: string;
  readonly outcome: string;
}

/** `tests/behaviour/rightToLeft.spec.ts` is about `right to left`. */
const concernOf = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace(/\.spec\.ts$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const STORY = /['"`/]([a-z]+)--([a-z0-9-]+)['"`]/g;

/** Which specs of the behaviour suite visit which component, by the first part of its story ids. */
export function behavioursOf(
  specs: Readonly<Record<string, Spec>>,
): Readonly<Record<string, readonly Behaviour[]>> {
  const found: Record<string, Behaviour[]> = {};
  for (const [file, { source, outcome }] of Object.entries(specs)) {
    const visited = Map.groupBy(source.matchAll(STORY), ([, component = '']) => component);
    for (const [component, matches] of visited) {
      const stories = [...new Set(matches.map(([, , story = '']) => story))];
      (found[component] ??= []).push({ concern: concernOf(file), stories, outcome });
    }
  }
  return found;
}

/** How a spec ended when it was last recorded; of another text of it, that says nothing. */
export const outcomeOf = (recorded: SpecOutcome | undefined, source: string): string =>
  recorded?.source !== source
    ? 'changed since'
    : [`${recorded.passed} passed`, ...(recorded.failed > 0 ? [`${recorded.failed} failed`] : [])].join(', ');
