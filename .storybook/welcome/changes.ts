export interface Change {
  readonly id: string;
  /** The paragraphs of a changeset: https://changesets.dev */
  readonly paragraphs: readonly string[];
}

const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim());

/** A file of `.changeset` without its head: what of which package, told to those who install it. */
export function readChange(path: string, file: string): Change {
  const id = path.replace(/^.*\//, '').replace(/\.md$/, '');
  return { id, paragraphs: paragraphsOf(file.replace(/^---\n[\s\S]*?\n---\n/, '')) };
}

/** The newest release of a changelog that `pnpm changeset version` has written; nothing before the first. */
function readRelease(path: string, file: string): readonly Change[] {
  const [, release = ''] = file.split(/^## /m);
  return release
    .split(/^- (?:[0-9a-f]{7,40}: )?/m)
    .slice(1)
    .map((item, index) => ({
      id: `${path}-${index}`,
      paragraphs: paragraphsOf(item.replace(/^### .*/gm, '')),
    }));
}

type Files = Readonly<Record<string, string>>;

/** What waits for a release; once nothing does, what the newest release of each package brought. */
export function latestChanges(changesets: Files, changelogs: Files): readonly Change[] {
  const waiting = Object.entries(changesets).map(([path, file]) => readChange(path, file));
  if (waiting.length > 0) return waiting;
  return Object.entries(changelogs).flatMap(([path, file]) => readRelease(path, file));
}
