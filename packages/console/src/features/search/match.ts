import pinyin from './pinyin.json' with { type: 'json' };

const HAN = /\p{Script=Han}/u;
const FILLERS =
  /\b(how (do|can) i|how to|where (is|are)|go to|open|show|view|see|set|my|the|an?|of|for|i (want|need) to)\b|怎么|怎样|如何|在哪里?|打开|查看|我要|我想|我的|的|设置/gu;

const readings = new Map<string, readonly string[]>();
for (const [syllable, characters] of Object.entries(pinyin)) {
  for (const one of characters) readings.set(one, [...(readings.get(one) ?? []), syllable]);
}

const INITIALS = 'abcdefghjklmnopqrstwxyz';
/** The first Chinese character of each pinyin initial, in pinyin order. */
const FIRSTS = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀');
const { compare } = new Intl.Collator('zh-CN-u-co-pinyin');

/** Returns the pinyin syllables of a Chinese character, or its initial. Keeps other characters. */
function readingsOf(character: string): readonly string[] {
  if (!HAN.test(character)) return [character];
  const known = readings.get(character);
  if (known) return known;
  const found = [INITIALS[FIRSTS.findLastIndex((first) => compare(first, character) <= 0)] ?? ''];
  readings.set(character, found);
  return found;
}

/** Returns the number of leading characters that match the pinyin. The last syllable may be partial. */
function readPinyin(characters: readonly string[], typed: string): number {
  const [character, ...others] = characters;
  if (character === undefined) return 0;
  return Math.max(
    0,
    ...readingsOf(character).map((reading) => {
      if (reading.startsWith(typed)) return 1;
      const starts = [reading, reading.slice(0, 1), /^[zcs]h/.exec(reading)?.[0] ?? reading];
      return Math.max(
        0,
        ...starts
          .filter((start) => typed.startsWith(start))
          .map((start) => readPinyin(others, typed.slice(start.length)))
          .map((count) => count && count + 1),
      );
    }),
  );
}

export const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'’-]+/g, '');

const wordStarts = (text: string, start: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .some((part) => flat(part).startsWith(start));

/** Checks if each word of the query, without a final “s”, starts a word (anywhere in Chinese). */
export const hasParts = (text: string, query: string): boolean =>
  query
    .split(/\s+/)
    .every(
      (part) =>
        wordStarts(text, flat(part).replace(/s$/, '')) || (HAN.test(part) && flat(text).includes(flat(part))),
    );

function hasInOrder(text: string, query: string): boolean {
  let from = 0;
  return Array.from(query).every((character) => (from = text.indexOf(character, from) + 1) > 0);
}

/** Returns the rating of a match, from 0 (no match) to 100 (the same text). */
function matchTerm(term: string, query: string): number {
  const [name, typed] = [flat(term), flat(query)];
  if (typed === '') return 0;
  const isChinese = HAN.test(term);
  const isLong = typed.length >= (HAN.test(typed) ? 2 : 3);
  if (name === typed) return 100;
  if (isChinese && /^[a-z]{2,}$/.test(typed)) {
    const characters = Array.from(name);
    const count = readPinyin(characters, typed);
    if (count > 0) return count === characters.length ? 90 : 50;
  }
  if (name.startsWith(typed)) return 80 - Math.min(20, name.length - typed.length) / 20;
  if (isLong && hasParts(term, query)) return 55;
  if (isLong && HAN.test(typed) && name.includes(typed)) return 50;
  if (
    name.length >= (isChinese ? 2 : 4) &&
    (isChinese ? typed.includes(name) : ` ${query} `.includes(` ${term} `))
  )
    return 30 + (15 * name.length) / typed.length;
  return isLong && isChinese && HAN.test(typed) && hasInOrder(name, typed) ? 25 : 0;
}

/** Returns the best rating of all names. An earlier name in the same language has priority. */
export function match(names: readonly string[], query: string): number {
  const short = query.replaceAll(FILLERS, ' ').trim();
  const scoreOf = (name: string, index: number) =>
    Math.max(matchTerm(name, query), short === query ? 0 : matchTerm(name, short) - 1) -
    Math.min(index, 9) / 10;
  const isChinese = (name: string) => HAN.test(name);
  const latin = names.filter((name) => !isChinese(name));
  return Math.max(0, ...latin.map(scoreOf), ...names.filter(isChinese).map(scoreOf));
}
