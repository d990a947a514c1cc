import { describe, expect, it } from 'vitest';
import { idsIn } from '../../packages/console/vite/messages.ts';
import { argumentsOf, isOfMock, messageFiles, messagesIn, textsIn } from './messageFiles.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';

const files = messageFiles.filter((file) => !isOfMock(file));

it('idsIn finds complete IDs, prefixes and templates in code', () => {
  const ids = ['swap.rate', 'swap.rate.old', 'list.due.one.do', 'list.due.two', 'funds.column.fee'];
  expect(idsIn("text('list.due.two')", ids)).toEqual(['list.due.two']);
  expect(idsIn("[kind, 'swap.rate']", ids)).toEqual(['swap.rate', 'swap.rate.old']);
  expect(idsIn('text(`list.due.${kind}.do`)', ids)).toEqual(['list.due.one.do']);
  expect(idsIn('text(`${noun}.column.${name}`)', ids)).toEqual(['funds.column.fee']);
  expect(idsIn('`${one}.${two}`; text(id)', ids)).toEqual([]);
});

describe('the two languages', () => {
  it.each(messageFiles)('have messages with the same arguments: %s', (file) => {
    const argumentsIn = (language: 'en-US' | 'zh-CN') =>
      messagesIn(file, language).map(({ id, elements }) => [id, [...argumentsOf(elements)].toSorted()]);
    expect(argumentsIn('zh-CN')).toEqual(argumentsIn('en-US'));
  });

  it.each(messageFiles)('have no empty text and no untranslated English sentence: %s', (file) => {
    const wrong = Object.entries(textsIn(file)).filter(
      ([, { 'en-US': english = '', 'zh-CN': chinese = '' }]) =>
        english.trim() === '' || /^\s*$|^[A-Za-z]+(\s[a-z]+){3,}/.test(chinese),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['the console', files],
    ['the mock API', messageFiles.filter(isOfMock)],
  ])('define each ID of %s once', (_, own) => {
    const ids = own.flatMap((file) => [...read(file).matchAll(/^ {2}"([^"]+)":/gm)].map(([, id]) => id));
    expect(ids.length).toBeGreaterThan(300);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('the arguments of messages', () => {
  const shipped = projectFiles().filter(
    (file) => file.startsWith('packages/console/src/') && isCode(file) && !isCheck(file),
  );
  const CALL = /\btext\(\s*'([\w.]+)'\s*(?:,\s*\{([^{}]*)\}\s*,?\s*)?\)/g;
  const calls = shipped.flatMap((file) =>
    [...read(file).matchAll(CALL)].map(([, id = '', values = '']) => ({ file, id, values })),
  );
  const needed = new Map(
    files
      .flatMap((file) => messagesIn(file, 'en-US'))
      .map(({ id, elements }) => [id, [...argumentsOf(elements)]] as const),
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
