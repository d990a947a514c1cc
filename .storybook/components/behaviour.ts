/** The tests of one concern, such as keys or forms, that visit stories of a component. */
export interface Behaviour {
  /** `right to left`, by the name of the file. */
  readonly concern: string;
  /** Different stories that are visited. */
  readonly stories: readonly string[];
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
  specs: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly Behaviour[]>> {
  const found: Record<string, Behaviour[]> = {};
  for (const [file, source] of Object.entries(specs)) {
    const visited = Map.groupBy(source.matchAll(STORY), ([, component = '']) => component);
    for (const [component, matches] of visited) {
      const stories = [...new Set(matches.map(([, , story = '']) => story))];
      (found[component] ??= []).push({ concern: concernOf(file), stories });
    }
  }
  return found;
}
