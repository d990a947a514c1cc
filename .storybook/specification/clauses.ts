import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story as a page of Storybook shows it. */
interface StoryLink {
  /** `screens-swap-swap--default`. */
  readonly id: string;
  /** `Swap/Swap · Default`. */
  readonly name: string;
}

export interface Clause {
  /** As the stories name it: `§8 insufficient balance`. */
  readonly name: string;
  readonly stories: readonly StoryLink[];
}

interface Marked {
  readonly title?: string;
  readonly parameters?: { readonly spec?: readonly string[] };
}
export type StoryFile = Readonly<Record<string, unknown>>;

const isMarked = (value: unknown): value is Marked => typeof value === 'object' && value !== null;

/** Every clause that a story says it shows, in the order of the specification. */
export function clausesOf(files: readonly StoryFile[]): Clause[] {
  const found = new Map<string, StoryLink[]>();
  for (const { default: meta, ...stories } of files) {
    if (!isMarked(meta) || meta.title === undefined) continue;
    for (const [key, story] of Object.entries(stories)) {
      if (!isMarked(story)) continue;
      const name = storyNameFromExport(key);
      const link = { id: toId(meta.title, name), name: `${meta.title.replace('Screens/', '')} · ${name}` };
      for (const clause of story.parameters?.spec ?? meta.parameters?.spec ?? []) {
        found.set(clause, [...(found.get(clause) ?? []), link]);
      }
    }
  }
  return [...found]
    .map(([name, stories]) => ({ name, stories }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
