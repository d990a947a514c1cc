import { expect, it, describe } from 'vitest';
import { citedClauses, designLinks } from './reviewLinks.ts';
import { scaleToFit } from './fitWindow.ts';
import { defaultDevice, sameScreen } from './deviceOf.ts';
import { requestedLook } from './requestedLook.ts';

it('designLinks names each link by the end of its URL', () => {
  expect(designLinks('https://www.w3.org/WAI/ARIA/apg/patterns/tabs/')).toEqual([
    { title: 'tabs · www.w3.org', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  ]);
  expect(
    designLinks(['https://design.example', 'https://design.example/Pay%20in']).map(({ title }) => title),
  ).toEqual(['design.example', 'Pay in · design.example']);
});

it('designLinks ignores invalid and insecure URLs', () => {
  expect(designLinks(undefined)).toEqual([]);
  expect(designLinks(['javascript:alert(1)', 'http://design.example', 'the blue one', 3])).toEqual([]);
});

it('citedClauses returns the clauses that a story cites', () => {
  expect(citedClauses(['§2 Record page'])).toEqual(['§2 Record page']);
  expect(citedClauses(undefined)).toEqual([]);
});

it.each([
  [1440, 1044, 0.725],
  [1440, 1600, 1],
  [390, 1044, 1],
  [0, 1044, 1],
  [1440, -20, 1],
])('scaleToFit fits a window of %i px into %i px with the scale %f', (width, space, scale) => {
  expect(scaleToFit(width, space)).toBe(scale);
});

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

it('requestedLook reads the device, theme and language at the end of the query', () => {
  expect(requestedLook('insufficient balance phone Dark zh')).toEqual({
    text: 'insufficient balance',
    look: { device: 'mobile', theme: 'dark', locale: 'zh-CN' },
  });
});

it('requestedLook treats a device name at the start or a lone theme name as text', () => {
  expect(requestedLook('mobile exists')).toEqual({ text: 'mobile exists', look: {} });
  expect(requestedLook('mobile exists desktop')).toEqual({
    text: 'mobile exists',
    look: { device: 'desktop' },
  });
  expect(requestedLook('dark')).toEqual({ text: 'dark', look: {} });
});

it('requestedLook reads a theme and a language between search terms', () => {
  expect(requestedLook('too small dark zh withdraw')).toEqual({
    text: 'too small withdraw',
    look: { theme: 'dark', locale: 'zh-CN' },
  });
});

it('requestedLook uses the last of two contradicting themes', () => {
  expect(requestedLook('locked light dark').look).toEqual({ theme: 'dark' });
});

it('requestedLook reads p, d and z as phone, dark and Chinese anywhere in a query', () => {
  const look = { device: 'mobile', theme: 'dark', locale: 'zh-CN' };
  expect(requestedLook('too small p d z')).toEqual({ text: 'too small', look });
  expect(requestedLook('too p d z small')).toEqual({ text: 'too small', look });
  expect(requestedLook('p2p d')).toEqual({ text: 'p2p', look: { theme: 'dark' } });
  expect(requestedLook('d').text).toBe('d');
});
