import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePaths, pages } from '#lib/pages.ts';
import dialogs from './messages/en-US/dialogs.json';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** The frames, and the screens of pages that don't load `dialogs`. */
const starts = [
  'app/startConsole.tsx',
  'app/DesktopFrame.tsx',
  'app/MobileFrame.tsx',
  ...pagePaths.filter((page) => !pages[page].areas.some((area) => area === 'dialogs')).flatMap(screenFilesOf),
];

/** What `app/screens.ts` imports for a page. */
function screenFilesOf(page: string): string[] {
  const [, row = ''] = read('app/screens.ts').split(`'${page}': {`);
  const [screens = ''] = row.split('},');
  return [...screens.matchAll(/import\('#([^']+)'\)/g)].map(([, file = '']) => file);
}

/** The files that load with `file`; what is imported dynamically loads `dialogs` as well. */
function closureOf(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const pending = [...files];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file)) continue;
    const code = readFileSync(file, 'utf8');
    found.set(file, code);
    for (const [, path = ''] of code.matchAll(
      /^(?:import (?!type\b)|\} )[^;']*from '([.#][^']+\.tsx?)';/gm,
    )) {
      const next = path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(file), path);
      if (existsSync(next)) pending.push(next);
    }
  }
  return found;
}

const files = closureOf(starts.map((file) => join(source, file)));

const subjects = new Set(Object.keys(dialogs).map((id) => id.slice(0, id.indexOf('.'))));

/** Ids as they are written, and ids made from data by their beginning. */
const idsIn = (code: string) =>
  [...code.matchAll(/['`](([a-z]\w*)\.[\w.]+)(?=['`]|\$\{)/g)].flatMap(([, id = '', subject = '']) =>
    subjects.has(subject) ? [id] : [],
  );

describe('what is on screen before anything is opened', () => {
  it('is looked for in all of it', () => {
    expect(files.size).toBeGreaterThan(150);
  });

  it('names no message of dialogs', () => {
    const ids = Object.keys(dialogs);
    // An id made from data is written with its beginning alone.
    const isOfDialogs = (id: string) =>
      id.endsWith('.') ? ids.some((each) => each.startsWith(id)) : id in dialogs;
    const missing = [...files].flatMap(([file, code]) =>
      idsIn(code)
        .filter(isOfDialogs)
        .map((id) => `${id} in ${file.slice(source.length)}`),
    );
    expect(missing).toEqual([]);
  });
});
