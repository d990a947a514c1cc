import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { argumentsOf } from './messageArguments.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';

const files = projectFiles();
const base = 'packages/console/src/i18n/messages';
const areas = files
  .filter((file) => file.startsWith(`${base}/en-US/`))
  .map((file) => file.slice(`${base}/en-US/`.length));

function messages(language: string, area: string): Map<string, string> {
  const parsed: Record<string, string> = JSON.parse(read(`${base}/${language}/${area}`));
  return new Map(Object.entries(parsed));
}

/** The messages as the build compiles them. */
const compiled = import.meta.glob<Record<string, MessageFormatElement[] | string>>(
  '../../packages/console/src/i18n/messages/*/*.json',
  { eager: true, import: 'default' },
);
const elementsOf = (language: string, area: string, id: string) => {
  const message = compiled[`../../${base}/${language}/${area}`]?.[id] ?? [];
  return typeof message === 'string' ? [] : message;
};

describe('the two languages say the same', () => {
  it('has the same areas', () => {
    const chinese = files
      .filter((file) => file.startsWith(`${base}/zh-CN/`))
      .map((file) => file.slice(`${base}/zh-CN/`.length));
    expect(chinese).toEqual(areas);
  });

  it.each(areas)('%s: the same messages, filled with the same things', (area) => {
    const english = messages('en-US', area);
    const chinese = messages('zh-CN', area);
    expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const id of english.keys()) {
      const other = chinese.get(id) ?? '';
      expect(other.trim(), id).not.toBe('');
      expect([...argumentsOf(elementsOf('zh-CN', area, id))].toSorted(), id).toEqual(
        [...argumentsOf(elementsOf('en-US', area, id))].toSorted(),
      );
    }
  });

  it.each(areas)('%s: every id once', (area) => {
    for (const language of ['en-US', 'zh-CN']) {
      const ids = [...read(`${base}/${language}/${area}`).matchAll(/^\s*"([^"]+)":/gm)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it.each(areas)('%s: ids begin with their area', (area) => {
    const name = area.replace('.json', '');
    const shared: Record<string, readonly string[]> = {
      // The console needs these whatever it shows; they are one file.
      common: ['common', 'errors'],
      // The bell is part of every page's frame.
      shell: ['shell', 'notifications'],
      // What dialogs say belongs to the areas that every route has.
      dialogs: ['common', 'errors', 'notifications', 'payments', 'shell'],
    };
    const names = shared[name] ?? [name];
    const isOwn = (id: string) => names.some((each) => id.startsWith(`${each}.`));
    expect([...messages('en-US', area).keys()].filter((id) => !isOwn(id))).toEqual([]);
  });

  it('has each id in one area', () => {
    const ids = areas.flatMap((area) => [...messages('en-US', area).keys()]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(areas)('%s: no forgotten English sentence', (area) => {
    const wrong = [...messages('zh-CN', area)].filter(([, message]) =>
      /^[A-Za-z]+(\s[a-z]+){3,}/.test(message),
    );
    expect(wrong).toEqual([]);
  });
});

describe('every message gets what it is filled with', () => {
  const shipped = files.filter(
    (file) => file.startsWith('packages/console/src/') && isCode(file) && !isCheck(file),
  );
  /** `text('id')` and `text('id', { … })` with plain values; what is nested or spread is left to the types. */
  const CALL = /\btext\(\s*'([\w.]+)'\s*(?:,\s*\{([^{}]*)\}\s*,?\s*)?\)/g;
  const calls = shipped.flatMap((file) =>
    [...read(file).matchAll(CALL)].map(([, id = '', values = '']) => ({ file, id, values })),
  );
  const needed = new Map(
    areas.flatMap((area) =>
      [...messages('en-US', area).keys()].map(
        (id) => [id, [...argumentsOf(elementsOf('en-US', area, id))]] as const,
      ),
    ),
  );

  it('is looked for in most calls', () => {
    expect(calls.length).toBeGreaterThan(1000);
  });

  it('by its name', () => {
    const missing = calls
      .filter(({ values }) => !values.includes('...'))
      .flatMap(({ file, id, values }) => {
        const given = new Set([...values.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name));
        return (needed.get(id) ?? [])
          .filter((name) => !given.has(name))
          .map((name) => `${file}: ${id} is not given ${name}`);
      });
    expect(missing).toEqual([]);
  });
});
