import { describe, expect, it } from 'vitest';
import { defaultDevice } from '../manager/deviceOf.ts';
import { allStories, componentStories } from '../map/stories.ts';
import { lookNames, looks, windows } from './looks.ts';
import { modes } from './modes.ts';

const stories = allStories();
const phones = stories.filter(({ device }) => device === 'mobile');

describe('the modes of Chromatic', () => {
  it('are the looks that a reviewer compares, and forced colors', () => {
    expect(Object.keys(modes)).toEqual([...lookNames, 'forced']);
    for (const name of lookNames) expect(modes[name]).toMatchObject(looks[name]);
  });

  it('name a window of the desktop', () => {
    expect(Object.values(modes).map(({ viewport }) => windows[viewport].width)).toEqual([
      1440, 1440, 1440, 1440,
    ]);
  });

  it('take each story in the window it is drawn for', () => {
    const wrong = [...stories, ...componentStories()].filter(({ device, window, chromatic }) => {
      const expected = window ?? device;
      return Object.keys(modes).some((name) => (chromatic.get(name) ?? 'desktop') !== expected);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(phones.length).toBeGreaterThan(200);
  });

  it('know no mode beyond those of the preview', () => {
    expect(new Set(stories.flatMap(({ chromatic }) => [...chromatic.keys()]))).toEqual(
      new Set(Object.keys(modes)),
    );
  });

  it('show reviewers a phone story in the same window', () => {
    const wide = phones.filter(({ id, window }) => window === undefined && defaultDevice(id) !== 'mobile');
    expect(wide.map(({ id }) => id)).toEqual([]);
  });
});
