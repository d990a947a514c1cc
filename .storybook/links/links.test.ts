import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allStories, componentStories } from '../map/stories.ts';
import { followMoves, movedAddress } from './movedAddress.ts';
import { moves } from './moves.ts';

const LIST = new URL('ids.txt', import.meta.url).pathname;

const stories = [...allStories(), ...componentStories()];
const pages = new Set(
  stories
    .filter(({ file }) => readFileSync(file, 'utf8').includes("tags: ['autodocs']"))
    .map(({ id }) => id.replace(/--.*$/, '--docs')),
);
const ids = new Set([...stories.map(({ id }) => id), ...pages]);
const listed = readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
const lost = listed.filter((id) => !ids.has(id) && !Object.hasOwn(moves, id));

describe('permanent links', () => {
  it('lead to something: a story that has another id or is gone has a line in moves.ts', () => {
    expect(lost).toEqual([]);
  });

  it('are listed; `pnpm unit .storybook/links -u` writes the list', async () => {
    // What is lost stays in the list until it has a line.
    const lines = [...ids, ...lost].toSorted();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(LIST);
  });

  it('are moved to what there is, from what there is no longer', () => {
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

describe('an old address', () => {
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
    ['?path=/story/screens-swap--old-2', '?path=/story/screens-swap--old-2'],
    ['?path=/story/constructor', '?path=/story/constructor'],
    ['', ''],
  ])('leads to the new story: %s', (before, after) => {
    expect(movedAddress(before, renamed)).toBe(after);
  });

  it('is followed by a script in the head, where anything has moved', () => {
    expect(followMoves({})).toBe('');
    expect(followMoves(renamed)).toMatch(/^<script>.*history\.replaceState.*<\/script>$/s);
  });
});
