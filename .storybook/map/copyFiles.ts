import type { CopyEntry } from './copyDeck.ts';
import { lengthOf, shapeError } from './messageShape.ts';

/** What a translator sends back: texts by id, of the languages that are in the file. */
export type CopyTexts = Readonly<Record<string, { readonly en?: string; readonly zh?: string }>>;

export interface CopyChange {
  readonly id: string;
  readonly language: 'en' | 'zh';
  readonly before: string;
  readonly after: string;
  /** Why the console could not show it. */
  readonly error?: string;
}

const COLUMNS = ['id', 'English', 'Chinese', 'screens', 'kind', 'limit English', 'limit Chinese'] as const;

/** Spreadsheets run what begins like a formula (ASVS 1.2.10); a quote in front is taken off again. */
const guarded = (text: string) => (/^[=+\-@\t]/.test(text) ? `'${text}` : text);
const unguarded = (text: string) => (/^'[=+\-@\t]/.test(text) ? text.slice(1) : text);
const quoted = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`;

/** RFC 4180, with a mark that tells spreadsheets its encoding. */
export function toCsv(entries: readonly CopyEntry[]): string {
  const rows = entries.map(({ id, en, zh, screens, kind, limit }) => [
    id,
    en,
    zh,
    screens.join(' '),
    kind,
    String(limit.en),
    String(limit.zh),
  ]);
  return `\uFEFF${[[...COLUMNS], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

export function readCsv(text: string): CopyTexts {
  const [head = [], ...rows] = parseCsv(text.replace(/^\uFEFF/, ''));
  const [id, en, zh] = COLUMNS.slice(0, 3).map((name) => head.indexOf(name));
  if (id === undefined || id < 0) throw new Error('The first row has no column “id”');
  const at = (row: readonly string[], index: number | undefined) => {
    const value = index === undefined || index < 0 ? undefined : row[index];
    return value === undefined ? undefined : unguarded(value);
  };
  return Object.fromEntries(
    rows
      .filter((row) => (row[id] ?? '') !== '')
      .map((row) => [row[id] ?? '', withoutMissing({ en: at(row, en), zh: at(row, zh) })]),
  );
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quotedCell, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quotedCell === undefined ? plain : quotedCell.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** XLIFF 1.2, which every translation tool reads. */
export function toXliff(entries: readonly CopyEntry[]): string {
  const units = entries.map(
    ({ id, en, zh, screens, kind, limit }) =>
      `      <trans-unit id="${escaped(id)}" maxwidth="${limit.zh}" size-unit="char" xml:space="preserve">\n` +
      `        <source>${escaped(en)}</source>\n        <target>${escaped(zh)}</target>\n` +
      `        <note>${escaped(`${kind}: ${screens.join(' ')}`)}</note>\n      </trans-unit>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    '  <file original="console" datatype="plaintext" source-language="en-US" target-language="zh-CN">',
    '    <body>',
    ...units,
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

export function readXliff(text: string): CopyTexts {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('The file is not well-formed XML');
  const textIn = (unit: Element, name: string) => unit.querySelector(name)?.textContent;
  return Object.fromEntries(
    [...document.querySelectorAll('trans-unit')].map((unit) => [
      unit.getAttribute('id') ?? '',
      withoutMissing({ en: textIn(unit, 'source') ?? undefined, zh: textIn(unit, 'target') ?? undefined }),
    ]),
  );
}

/** An empty text is a text that isn’t written yet, not a message without text. */
const withoutMissing = ({ en, zh }: { en: string | undefined; zh: string | undefined }) => ({
  ...(en !== undefined && en !== '' && { en }),
  ...(zh !== undefined && zh !== '' && { zh }),
});

function lengthError(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length > limit ? `comes to ${length} characters of ${limit}` : undefined;
}

/** What a file would change, and the ids in it that are unknown. */
export function compareCopy(
  entries: readonly CopyEntry[],
  texts: CopyTexts,
): { readonly changes: readonly CopyChange[]; readonly unknown: readonly string[] } {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const changes = Object.entries(texts).flatMap(([id, given]) => {
    const entry = known.get(id);
    if (!entry) return [];
    return (['en', 'zh'] as const).flatMap((language): CopyChange[] => {
      const after = given[language];
      const before = entry[language];
      if (after === undefined || after === before) return [];
      const error = shapeError(before, after) ?? lengthError(after, entry.limit[language]);
      return [{ id, language, before, after, ...(error !== undefined && { error }) }];
    });
  });
  return { changes, unknown: Object.keys(texts).filter((id) => !known.has(id)) };
}
