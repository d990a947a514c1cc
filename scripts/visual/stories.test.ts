import { expect, it } from 'vitest';
import { chooseStories } from './stories.ts';

const story = (id: string) => ({
  id,
  title: id,
  name: 'Default',
  type: 'story',
  importPath: `./${id}.stories.tsx`,
});
const before = [story('a'), story('gone')];
const after = [story('a'), story('added')];

it('knows what is new and what is gone', () => {
  const chosen = chooseStories({ before, after, affected: 'all', terms: [] });
  expect(chosen.map(({ id, isBefore, isAfter }) => [id, isBefore, isAfter])).toEqual([
    ['a', true, true],
    ['added', false, true],
    ['gone', true, false],
  ]);
});

it('takes what is affected and named', () => {
  const ids = (affected: ReadonlySet<string>, terms: readonly string[]) =>
    chooseStories({ before, after, affected, terms }).map(({ id }) => id);
  expect(ids(new Set(['added.stories.tsx']), [])).toEqual(['added']);
  expect(ids(new Set(['added.stories.tsx', 'a.stories.tsx']), ['add', 'x'])).toEqual(['added']);
});
