import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { rememberedTheme, setTheme, themeInit, themeInitHash } from './themeChoice.ts';

function page(isBlocked = false) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const localStorage = {
    getItem: isBlocked ? refuse : (key: string) => kept.get(key) ?? null,
    setItem: isBlocked ? refuse : (key: string, value: string) => kept.set(key, value),
    removeItem: isBlocked ? refuse : (key: string) => kept.delete(key),
  };
  const dataset: { theme?: string } = {};
  const document = { documentElement: { dataset } };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', document);
  return { kept, dataset, load: () => runInNewContext(themeInit, { localStorage, document }) };
}

it('themeInitHash matches the inlined script', () => {
  expect(themeInitHash).toBe(`'sha256-${createHash('sha256').update(themeInit).digest('base64')}'`);
});

it('themeInit applies the stored theme on the next load', () => {
  const { dataset, load } = page();
  setTheme('dark', { remember: true });
  delete dataset.theme;
  load();
  expect(dataset.theme).toBe('dark');
  expect(rememberedTheme()).toBe('dark');
});

it("setTheme doesn't store the choice by default", () => {
  const { dataset, kept } = page();
  setTheme('dark');
  expect([dataset.theme, kept.size]).toEqual(['dark', 0]);
});

it('setTheme removes the stored choice if the system theme is chosen', () => {
  const { dataset, load } = page();
  setTheme('light', { remember: true });
  setTheme('system', { remember: true });
  load();
  expect([dataset.theme, rememberedTheme()]).toEqual([undefined, 'system']);
});

it('themeInit ignores an unknown theme', () => {
  const { dataset, kept, load } = page();
  kept.set('sbc-theme', '"><script>');
  load();
  expect([dataset.theme, rememberedTheme()]).toEqual([undefined, 'system']);
});

it('themeInit and setTheme don’t fail if storage is blocked', () => {
  const { dataset, load } = page(true);
  setTheme('dark', { remember: true });
  load();
  expect([dataset.theme, rememberedTheme()]).toEqual(['dark', 'system']);
});
