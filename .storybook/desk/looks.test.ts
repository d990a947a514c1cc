import { describe, expect, it } from 'vitest';
import { defaultDevice } from '../manager/deviceOf.ts';
import { allStories, componentStories } from '../map/stories.ts';
import { lookNames, looks, modes, windows } from './looks.ts';

const stories = allStories();
const phones = stories.filter(({ device }) => device === 'mobile');

describe('the modes of Chromatic', () => {
  it('contain forced colors and every look that reviewers compare', () => {
    expect(Object.keys(modes)).toEqual([...lookNames, 'forced']);
    for (const name of lookNames) expect(modes[name]).toMatchObject(looks[name]);
  });

  it('use the desktop window by default', () => {
    expect(Object.values(modes).map(({ viewport }) => windows[viewport].width)).toEqual([
      1440, 1440, 1440, 1440,
    ]);
  });

  it('render each story in the window that it’s designed for', () => {
    const wrong = [...stories, ...componentStories()].filter(({ device, window, chromatic }) => {
      const expected = window ?? device;
      return Object.keys(modes).some((name) => (chromatic.get(name) ?? 'desktop') !== expected);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(phones.length).toBeGreaterThan(200);
  });

  it('match the modes that the stories use', () => {
    expect(new Set(stories.flatMap(({ chromatic }) => [...chromatic.keys()]))).toEqual(
      new Set(Object.keys(modes)),
    );
  });

  it('show a phone story in the window that reviewers see by default', () => {
    const wide = phones.filter(({ id, window }) => window === undefined && defaultDevice(id) !== 'mobile');
    expect(wide.map(({ id }) => id)).toEqual([]);
  });
});
