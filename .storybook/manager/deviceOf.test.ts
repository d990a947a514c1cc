import { describe, expect, it } from 'vitest';
import { defaultDevice, sameScreen } from './deviceOf.ts';

describe('defaultDevice', () => {
  it.each([
    ['screens-withdraw-withdraw--default', 'desktop'],
    ['screens-withdraw-mobile-withdraw--rejected', 'mobile'],
    ['screens-shell-mobile--default', 'mobile'],
    ['components-button--default', undefined],
    ['foundations--colour', undefined],
  ])('returns the device of the story %s: %s', (id, device) => {
    expect(defaultDevice(id)).toBe(device);
  });
});

describe('sameScreen', () => {
  const titled = (title: string) => ({ id: title, title, name: 'Default' });
  const [withdraw, phone, rules] = [
    'Screens/Withdraw/Withdraw',
    'Screens/Withdraw/Mobile withdraw',
    'Screens/Withdraw/Address rules',
  ].map(titled);

  it('returns the stories of the same screen on both devices', () => {
    const stories = [withdraw, phone, rules].filter((story) => story !== undefined);
    expect(sameScreen(titled('Screens/Withdraw/Withdraw'), stories)).toEqual([withdraw, phone]);
    expect(sameScreen(titled('Screens/Withdraw/Address rules'), stories)).toEqual([rules]);
  });

  it('pairs the only two titles in a folder even if their names differ', () => {
    const two = [titled('Screens/Dashboard/Dashboard'), titled('Screens/Dashboard/Mobile statistics')];
    expect(sameScreen(titled('Screens/Dashboard/Dashboard'), two)).toEqual(two);
  });
});
