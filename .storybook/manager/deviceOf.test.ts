import { describe, expect, it } from 'vitest';
import { counterpart, defaultDevice } from './deviceOf.ts';

describe('defaultDevice', () => {
  it.each([
    ['screens-withdraw-withdraw--default', 'desktop'],
    ['screens-withdraw-mobile-withdraw--rejected', 'mobile'],
    ['screens-shell-mobile--default', 'mobile'],
    ['components-button--default', undefined],
    ['foundations--colour', undefined],
  ])('is of %s: %s', (id, device) => {
    expect(defaultDevice(id)).toBe(device);
  });
});

describe('counterpart', () => {
  const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name });
  const desktop = story('Screens/Withdraw/Withdraw', 'Rejected');
  const stories = [
    desktop,
    story('Screens/Withdraw/Mobile withdraw', 'Default'),
    story('Screens/Withdraw/Mobile withdraw', 'Rejected'),
    story('Screens/Withdraw/Address rules', 'Rejected'),
  ];

  it('is the same state of the same screen', () => {
    expect(counterpart(desktop, stories)).toEqual({ story: stories[2], isSameState: true });
    expect(counterpart(story('Screens/Withdraw/Mobile withdraw', 'Rejected'), stories)?.story).toBe(desktop);
  });

  it('is the first state where the same one is missing', () => {
    const other = story('Screens/Withdraw/Withdraw', 'Maintenance');
    expect(counterpart(other, stories)).toEqual({ story: stories[1], isSameState: false });
  });

  it('is the other one of two in a folder', () => {
    const dashboard = story('Screens/Dashboard/Dashboard', 'Loading');
    const statistics = story('Screens/Dashboard/Mobile statistics', 'Loading');
    expect(counterpart(dashboard, [...stories, dashboard, statistics])?.story).toBe(statistics);
  });

  it('is nothing where there is no such screen', () => {
    expect(counterpart(story('Screens/Withdraw/Address rules', 'Rejected'), stories)).toBeUndefined();
  });
});
