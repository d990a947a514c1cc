import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { idsIn, messagesOf } from '../../packages/console/vite/messages.ts';
import { argumentsOf } from './messageArguments.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';

const files = projectFiles();
const base = 'packages/console/src/i18n/messages';
const shared = 'packages/api-mocks/src/contract/messages';
const areas = files
  .filter((file) => file.startsWith(`${base}/en-US/`))
  .map((file) => file.slice(`${base}/en-US/`.length));

const messages = (language: string, area: string): Map<string, string> =>
  new Map(Object.entries(messagesOf(`${base}/${language}/${area}`)));

const compiled = import.meta.glob<Record<string, MessageFormatElement[] | string>>(
  '../../packages/console/src/i18n/messages/*/*.json',
  { eager: true, import: 'default' },
);
const elementsOf = (language: string, area: string, id: string) => {
  const message = compiled[`../../${base}/${language}/${area}`]?.[id] ?? [];
  return typeof message === 'string' ? [] : message;
};

it('idsIn finds complete IDs, prefixes and templates in code', () => {
  const ids = ['swap.rate', 'swap.rate.old', 'list.due.one.do', 'list.due.two', 'funds.column.fee'];
  expect(idsIn("text('list.due.two')", ids)).toEqual(['list.due.two']);
  expect(idsIn("[kind, 'swap.rate']", ids)).toEqual(['swap.rate', 'swap.rate.old']);
  expect(idsIn('text(`list.due.${kind}.do`)', ids)).toEqual(['list.due.one.do']);
  expect(idsIn('text(`${noun}.column.${name}`)', ids)).toEqual(['funds.column.fee']);
  expect(idsIn('`${one}.${two}`; text(id)', ids)).toEqual([]);
});

describe('the two languages', () => {
  it('have the same files', () => {
    const chinese = files
      .filter((file) => file.startsWith(`${base}/zh-CN/`))
      .map((file) => file.slice(`${base}/zh-CN/`.length));
    expect(chinese).toEqual(areas);
  });

  it.each(areas)('have the same messages with the same arguments: %s', (area) => {
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

  it.each(areas)('contain each ID once: %s', (area) => {
    for (const language of ['en-US', 'zh-CN']) {
      const ids = [base, shared].flatMap((folder) => {
        const file = `${folder}/${language}/${area}`;
        const found = files.includes(file) ? read(file).matchAll(/^\s*"([^"]+)":/gm) : [];
        return [...found].map(([, id]) => id);
      });
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it.each(areas)('contain only IDs that start with their file’s name: %s', (area) => {
    const name = area.replace('.json', '');
    const shared: Record<string, readonly string[]> = {
      common: ['common', 'errors'],
      // The app shell shows notifications on every page.
      shell: ['shell', 'notifications'],
    };
    const names = shared[name] ?? [name];
    const isOwn = (id: string) => names.some((each) => id.startsWith(`${each}.`));
    expect([...messages('en-US', area).keys()].filter((id) => !isOwn(id))).toEqual([]);
  });

  it('define each ID in only one file', () => {
    const ids = areas.flatMap((area) => [...messages('en-US', area).keys()]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(areas)('have no untranslated English sentence: %s', (area) => {
    const wrong = [...messages('zh-CN', area)].filter(([, message]) =>
      /^[A-Za-z]+(\s[a-z]+){3,}/.test(message),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the arguments of messages', () => {
  const shipped = files.filter(
    (file) => file.startsWith('packages/console/src/') && isCode(file) && !isCheck(file),
  );
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

  it('are checked in more than a thousand calls', () => {
    expect(calls.length).toBeGreaterThan(1000);
  });

  it('are all passed by name', () => {
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
