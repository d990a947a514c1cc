export interface Change {
  readonly id: string;
  readonly text: string;
}

/** What changed for whom, the newest first. */
export interface Changes {
  readonly title: string;
  readonly items: readonly Change[];
}

const lineOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const firstParagraph = (text: string) => lineOf(text.trim().split(/\n{2,}/)[0] ?? '');

/** The items of a list in Markdown. */
const itemsOf = (list: string, id: string): readonly Change[] =>
  list
    .split(/^- (?:[0-9a-f]{7,40}: )?/m)
    .slice(1)
    .map((item, index) => ({ id: `${id}-${index}`, text: firstParagraph(item.replace(/^### .*/gm, '')) }));

/** The newest section of a changelog; nothing where there is none. */
const newest = (changelog: string) => changelog.split(/^## .*\n/m)[1] ?? '';

/** The newest section of the console's changelog: a list for each kind of reader, under a line that names them. */
export function consoleChanges(changelog: string): readonly Changes[] {
  return (
    newest(changelog)
      // A line that names readers stands before their list.
      .split(/^(?=[A-Z].*\n\n- )/m)
      .map((part) => {
        const title = firstParagraph(part);
        return { title, items: itemsOf(part, title) };
      })
      .filter(({ items }) => items.length > 0)
  );
}

/** A file of `.changeset` without its head; its first paragraph says what it brings, the rest is for the changelog. */
export function readChangeset(path: string, file: string): Change {
  const id = path.replace(/^.*\//, '').replace(/\.md$/, '');
  return { id, text: firstParagraph(file.replace(/^---\n[\s\S]*?\n---\n/, '')) };
}

type Files = Readonly<Record<string, string>>;

/** What waits for a release of the packages; once nothing does, what the newest release of each brought. */
export function packageChanges(changesets: Files, changelogs: Files): Changes {
  const waiting = Object.entries(changesets).map(([path, file]) => readChangeset(path, file));
  return {
    title: 'For those who install the packages',
    items:
      waiting.length > 0
        ? waiting
        : Object.entries(changelogs).flatMap(([path, file]) => itemsOf(newest(file), path)),
  };
}
