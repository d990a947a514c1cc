// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildCopyDeck } from './copyDeck.ts';
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

  it('keeps its limits', () => {
    const over = deck.filter(({ en, limit }) => en.length > limit);
    expect(over.map(({ id, en, limit }) => `${id}: ${en.length} of ${limit}`)).toEqual([]);
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
    const entry = { id: 'a.b', area: 'a', en, zh: '“，”', screens: ['/'], limit: 40 };
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

it('takes an empty cell for a text that is not written yet', () => {
  expect(readCsv('id,English,Chinese\r\na.b,Text,\r\n')).toEqual({ 'a.b': { en: 'Text' } });
});

it('refuses a file that is none', () => {
  expect(() => readCsv('a,b\r\n1,2')).toThrow('no column');
  expect(() => readXliff('<xliff>')).toThrow('not well-formed');
});
