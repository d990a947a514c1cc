// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildCopyDeck } from './copyDeck.ts';
import { lengthOf, shapeError } from './messageShape.ts';
import { readText } from '#console/lib/files/readText.ts';
import { compareCopy, limits, readCsv, readXliff, toCsv, toXliff } from './copyFiles.ts';

const deck = buildCopyDeck();
const texts = Object.fromEntries(deck.map(({ id, en, zh }) => [id, { en, zh }]));

describe('the copy deck', () => {
  it('contains every message in both languages, with the pages that load it', () => {
    expect(deck.length).toBeGreaterThan(2500);
    expect(deck.filter(({ zh }) => zh === '')).toEqual([]);
    expect(deck.filter(({ screens }) => screens.length === 0)).toEqual([]);
    expect(deck.find(({ id }) => id === 'market.lead')?.screens).toEqual(['/market']);
    expect(deck.find(({ id }) => id === 'shell.nav.assets')?.screens).toEqual(['frame']);
  });

  it('derives the kind of each message from its usage', () => {
    const kindOf = (id: string) => deck.find((entry) => entry.id === id)?.kind;
    expect(kindOf('common.retry')).toBe('button');
    expect(kindOf('addresses.column.label')).toBe('column');
    expect(kindOf('common.email')).toBe('label');
    expect(kindOf('permission.cancel.title')).toBe('title');
    expect(kindOf('errors.10026')).toBe('text');
  });

  it('keeps every message within the length limit of its kind', () => {
    const over = deck.flatMap(({ id, kind, ...texts }) =>
      (['en', 'zh'] as const)
        .filter((language) => lengthOf(texts[language]) > limits[kind][language])
        .map(
          (language) =>
            `${id} (${kind}, ${language}): ${lengthOf(texts[language])} of ${limits[kind][language]}`,
        ),
    );
    expect(over).toEqual([]);
  });
});

const textOf = async (file: Blob | string) => (typeof file === 'string' ? file : (await readText(file)).text);

describe.each([
  ['CSV', toCsv, readCsv],
  ['XLIFF', toXliff, readXliff],
] as const)('copy exported as %s', (_name, write, read) => {
  it('is imported unchanged', async () => {
    expect(read(await textOf(write(deck)))).toEqual(texts);
  });

  it('keeps quotes, commas, line breaks, markup and strings that look like formulas', async () => {
    const en = '=SUM("a", <b>)\n& c';
    const entry = {
      id: 'a.b',
      area: 'a',
      en,
      zh: '“，”',
      screens: ['/'],
      kind: 'text' as const,
    };
    expect(read(await textOf(write([entry])))).toEqual({ 'a.b': { en, zh: '“，”' } });
  });
});

it('compareCopy lists the changes and the unknown IDs of an import', () => {
  const [first] = deck;
  if (!first) throw new Error('an empty deck');
  const changed = { ...texts, [first.id]: { en: `${first.en}!`, zh: first.zh }, 'no.such': { en: 'x' } };
  expect(compareCopy(deck, changed)).toEqual({
    changes: [{ id: first.id, language: 'en', before: first.en, after: `${first.en}!` }],
    unknown: ['no.such'],
  });
  expect(compareCopy(deck, texts)).toEqual({ changes: [], unknown: [] });
});

it('compareCopy explains why the console can’t show a changed message', () => {
  const errorOf = (id: string, text: string) =>
    compareCopy(deck, { [id]: { en: text } }).changes.map(({ error }) => error);
  const id = 'errors.amount.tokenDecimals';
  expect(errorOf(id, '{token}: {count, plural, one {# place} other {# places}}')).toEqual([undefined]);
  expect(errorOf(id, 'Up to {count, plural, one {# place} other {# places}}')).toEqual(['lacks {token}']);
  expect(errorOf(id, '{token} allows {count}')).toEqual(['has no plural for {count}']);
  expect(errorOf('common.retry', 'Try {again')).toEqual([expect.stringContaining('cannot be read')]);
  expect(errorOf('common.retry', 'Try {what}')).toEqual(['has {what}, which has no value']);
  expect(errorOf('common.retry', 'Try once more to do the very same thing again')).toEqual([
    'has 45 characters, and the limit is 40',
  ]);
});

it.each([
  ['<link>Here</link>', 'Here', 'lacks <link>'],
  ['{a, select, on {x} other {y}}', '{a, select, other {y}}', 'lacks a = on'],
  ['<b>{n, plural, other {#}}</b>', '<b>{n, plural, one {#} other {# s}}</b>', undefined],
])('shapeError compares the arguments and tags of %s with those of %s', (before, after, error) => {
  expect(shapeError(before, after)).toBe(error);
});

it('lengthOf counts the longest form of each plural', () => {
  expect(lengthOf('{n, plural, one {a day} other {# days}}, <b>now</b>')).toBe(3 + 5 + 5);
});

it('readCsv treats an empty cell as a missing translation', () => {
  expect(readCsv('id,English,Chinese\r\na.b,Text,\r\n')).toEqual({ 'a.b': { en: 'Text' } });
});

it('readCsv reads a file in Excel’s format “Unicode Text”', async () => {
  const text = 'id\tEnglish\tChinese\r\na.b\tText\t文本';
  const bytes = Uint16Array.from(Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)));
  expect(readCsv((await readText(new Blob([bytes]))).text)).toEqual({ 'a.b': { en: 'Text', zh: '文本' } });
});

it('readCsv and readXliff reject files in other formats', () => {
  expect(() => readCsv('a,b\r\n1,2')).toThrow('needs the column “id”');
  expect(() => readXliff('<xliff>')).toThrow('not well-formed');
});
