// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { NOT_FOUND, buildCopyDeck } from './copyDeck.ts';
import { lengthOf, shapeError } from './messageShape.ts';
import { compareCopy, readCsv, readXliff, toCsv, toXliff } from './copyFiles.ts';

const deck = buildCopyDeck();
const texts = Object.fromEntries(deck.map(({ id, en, zh }) => [id, { en, zh }]));

describe('the copy deck', () => {
  it('has every message in both languages, on the screens that name it', () => {
    expect(deck.length).toBeGreaterThan(2500);
    expect(deck.filter(({ zh }) => zh === '')).toEqual([]);
    expect(deck.filter(({ screens }) => screens.length === 0)).toEqual([]);
    expect(deck.find(({ id }) => id === 'market.lead')?.screens).toEqual(['/market']);
    expect(deck.find(({ id }) => id === 'shell.nav.assets')?.screens).toEqual(['frame']);
  });

  it('knows what a message is by where it is used', () => {
    const kindOf = (id: string) => deck.find((entry) => entry.id === id)?.kind;
    expect(kindOf('common.retry')).toBe('button');
    expect(kindOf('addresses.form.label')).toBe('label');
    expect(kindOf('permission.cancel.title')).toBe('title');
    expect(kindOf('errors.10026')).toBe('text');
  });

  it('keeps what no screen names apart from the frame', () => {
    const lost = deck.filter(({ screens }) => screens.includes(NOT_FOUND));
    expect(lost.filter(({ screens }) => screens.length > 1)).toEqual([]);
    expect(lost.length).toBeLessThan(deck.length / 20);
  });

  it('keeps its limits', () => {
    const over = deck.flatMap(({ id, kind, length, limit }) =>
      (['en', 'zh'] as const)
        .filter((language) => length[language] > limit[language])
        .map((language) => `${id} (${kind}, ${language}): ${length[language]} of ${limit[language]}`),
    );
    expect(over).toEqual([]);
  });
});

describe.each([
  ['CSV', toCsv, readCsv],
  ['XLIFF', toXliff, readXliff],
] as const)('%s', (_name, write, read) => {
  it('gives back every text as it was', () => {
    expect(read(write(deck))).toEqual(texts);
  });

  it('keeps quotes, commas, line ends, markup and what looks like a formula', () => {
    const en = '=SUM("a", <b>)\n& c';
    const both = { en: 40, zh: 20 };
    const entry = {
      id: 'a.b',
      area: 'a',
      en,
      zh: '“，”',
      screens: ['/'],
      kind: 'text' as const,
      length: both,
      limit: both,
    };
    expect(read(write([entry]))).toEqual({ 'a.b': { en, zh: '“，”' } });
  });
});

it('lists what an import would change, and what it does not know', () => {
  const [first] = deck;
  if (!first) throw new Error('an empty deck');
  const changed = { ...texts, [first.id]: { en: `${first.en}!`, zh: first.zh }, 'no.such': { en: 'x' } };
  expect(compareCopy(deck, changed)).toEqual({
    changes: [{ id: first.id, language: 'en', before: first.en, after: `${first.en}!` }],
    unknown: ['no.such'],
  });
  expect(compareCopy(deck, texts)).toEqual({ changes: [], unknown: [] });
});

it('says for each line why the console could not show it', () => {
  const errorOf = (id: string, text: string) =>
    compareCopy(deck, { [id]: { en: text } }).changes.map(({ error }) => error);
  const id = 'errors.amount.tokenDecimals';
  expect(errorOf(id, '{token}: {count, plural, one {# place} other {# places}}')).toEqual([undefined]);
  expect(errorOf(id, 'Up to {count, plural, one {# place} other {# places}}')).toEqual(['lacks {token}']);
  expect(errorOf(id, '{token} allows {count}')).toEqual(['has no plural of {count}']);
  expect(errorOf('common.retry', 'Try {again')).toEqual([expect.stringContaining('cannot be read')]);
  expect(errorOf('common.retry', 'Try {what}')).toEqual(['has {what}, which nothing fills']);
  expect(errorOf('common.retry', 'Try once more to do the very same thing again')).toEqual([
    'comes to 45 characters of 40',
  ]);
});

it.each([
  ['<link>Here</link>', 'Here', 'lacks <link>'],
  ['{a, select, on {x} other {y}}', '{a, select, other {y}}', 'lacks a = on'],
  ['<b>{n, plural, other {#}}</b>', '<b>{n, plural, one {#} other {# s}}</b>', undefined],
])('%s in place of %s', (before, after, error) => {
  expect(shapeError(before, after)).toBe(error);
});

it('counts the longest form', () => {
  expect(lengthOf('{n, plural, one {a day} other {# days}}, <b>now</b>')).toBe(3 + 5 + 5);
});

it('takes an empty cell for a text that is not written yet', () => {
  expect(readCsv('id,English,Chinese\r\na.b,Text,\r\n')).toEqual({ 'a.b': { en: 'Text' } });
});

it('refuses a file that is none', () => {
  expect(() => readCsv('a,b\r\n1,2')).toThrow('no column');
  expect(() => readXliff('<xliff>')).toThrow('not well-formed');
});
