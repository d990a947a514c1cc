export interface Change {
  readonly id: string;
  readonly text: string;
}

export interface Changes {
  readonly title: string;
  readonly items: readonly Change[];
}

const lineOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const firstParagraph = (text: string) => lineOf(text.trim().split(/\n{2,}/)[0] ?? '');

const itemsOf = (list: string, id: string): readonly Change[] =>
  list
    .split(/^- (?:[0-9a-f]{7,40}: )?/m)
    .slice(1)
    .map((item, index) => ({ id: `${id}-${index}`, text: firstParagraph(item.replace(/^### .*/gm, '')) }));

const newest = (changelog: string) => changelog.split(/^## .*\n/m)[1] ?? '';

export function consoleChanges(changelog: string): readonly Changes[] {
  return newest(changelog)
    .split(/^(?=[A-Z].*\n\n- )/m)
    .map((part) => {
      const title = firstParagraph(part);
      return { title, items: itemsOf(part, title) };
    })
    .filter(({ items }) => items.length > 0);
}

export function readChangeset(path: string, file: string): Change {
  const id = path.replace(/^.*\//, '').replace(/\.md$/, '');
  return { id, text: firstParagraph(file.replace(/^---\n[\s\S]*?\n---\n/, '')) };
}

type Files = Readonly<Record<string, string>>;

export function packageChanges(changesets: Files, changelogs: Files): Changes {
  const waiting = Object.entries(changesets).map(([path, file]) => readChangeset(path, file));
  return {
    title: 'For users of the packages',
    items:
      waiting.length > 0
        ? waiting
        : Object.entries(changelogs).flatMap(([path, file]) => itemsOf(newest(file), path)),
  };
}
