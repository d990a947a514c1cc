import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { allStories, componentStories } from '../map/stories.ts';
import { followMoves, movedAddress, moves } from './moves.ts';

const LIST = new URL('ids.txt', import.meta.url).pathname;

const desk = globSync('.storybook/*/*.stories.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const [, title = ''] = /title: '(.+)'/.exec(source) ?? [];
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, key = '']) =>
    toId(title, storyNameFromExport(key)),
  );
});
const stories = [...allStories(), ...componentStories()];
const pages = new Set(
  stories
    .filter(({ file }) => readFileSync(file, 'utf8').includes("tags: ['autodocs']"))
    .map(({ id }) => id.replace(/--.*$/, '--docs')),
);
const ids = new Set([...stories.map(({ id }) => id), ...desk, ...pages]);
/** Each line of the list contains a component and its stories, such as `screens-swap-swap: default quoted`. */
const listed = readFileSync(LIST, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [component = '', names] = line.split(': ');
    return names === undefined ? [] : names.split(' ').map((name) => `${component}--${name}`);
  });
const lost = listed.filter((id) => !ids.has(id) && !Object.hasOwn(moves, id));

describe('the list of permanent links', () => {
  it('contains only IDs that exist or have a move', () => {
    expect(lost).toEqual([]);
  });

  it('is up to date (update it with `pnpm unit .storybook/links -u`)', async () => {
    // The list keeps the ID of a removed story until moves.ts has an entry for it.
    const names = new Map<string, string[]>();
    for (const id of [...ids, ...lost].toSorted()) {
      const [component = '', name = ''] = id.split('--');
      names.set(component, [...(names.get(component) ?? []), name]);
    }
    const lines = [...names].map(([component, own]) => `${component}: ${own.join(' ')}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(LIST);
  });

  it('has moves only from removed IDs to existing IDs', () => {
    for (const [from, to] of Object.entries(moves)) {
      expect({ from, to, isFree: !ids.has(from), isThere: ids.has(to) }).toEqual({
        from,
        to,
        isFree: true,
        isThere: true,
      });
    }
  });
});

describe('movedAddress', () => {
  const renamed = {
    'screens-swap--old': 'screens-swap--default',
    'components-old--docs': 'components-new--docs',
  };

  it.each([
    ['?path=/story/screens-swap--old', '?path=/story/screens-swap--default'],
    ['?path=%2Fstory%2Fscreens-swap--old', '?path=%2Fstory%2Fscreens-swap--default'],
    ['?path=/docs/components-old--docs', '?path=/docs/components-new--docs'],
    [
      '?globals=theme:dark&id=screens-swap--old&viewMode=story',
      '?globals=theme:dark&id=screens-swap--default&viewMode=story',
    ],
  ])('returns the new URL of a renamed story: %s', (before, after) => {
    expect(movedAddress(before, renamed)).toBe(after);
  });

  it.each(['?path=/story/screens-swap--old-2', '?path=/story/constructor', ''])(
    'returns any other URL unchanged: %j',
    (url) => {
      expect(movedAddress(url, renamed)).toBe(url);
    },
  );

  it('is included in the script of followMoves if any story has moved', () => {
    expect(followMoves({})).toBe('');
    expect(followMoves(renamed)).toMatch(/^<script>.*history\.replaceState.*<\/script>$/s);
  });
});
