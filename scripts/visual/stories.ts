import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of Storybook's `index.json`. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  /** `./packages/…/Button.stories.tsx`. */
  readonly importPath: string;
}

export interface ComparedStory extends Story {
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

/** The stories of a built Storybook. */
export function readStories(storybook: string): readonly Story[] {
  const { entries }: { entries: Record<string, Story> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  return Object.values(entries).filter(({ type }) => type === 'story');
}

interface Choice {
  readonly before: readonly Story[];
  readonly after: readonly Story[];
  readonly affected: ReadonlySet<string> | 'all';
  /** Parts of ids, of which one is enough; none chooses all. */
  readonly terms: readonly string[];
}

/** The stories to compare, those of this tree first. */
export function chooseStories({ before, after, affected, terms }: Choice): readonly ComparedStory[] {
  const [idsBefore, idsAfter] = [before, after].map((stories) => new Set(stories.map(({ id }) => id)));
  const gone = before.filter(({ id }) => !idsAfter?.has(id));
  return [...after, ...gone]
    .filter(({ id }) => terms.length === 0 || terms.some((word) => id.includes(word)))
    .filter(({ importPath }) => affected === 'all' || affected.has(importPath.replace(/^\.\//, '')))
    .map((story) => ({
      ...story,
      isBefore: idsBefore?.has(story.id) === true,
      isAfter: idsAfter?.has(story.id) === true,
    }));
}
