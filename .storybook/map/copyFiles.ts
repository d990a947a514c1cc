import { readTable, tableFile } from '#console/lib/files/table.ts';
import type { CopyEntry } from './copyDeck.ts';
import { retiredIn } from '../foundations/terms.ts';
import { lengthOf, shapeError } from './messageShape.ts';

export type CopyTexts = Readonly<Record<string, { readonly en?: string; readonly zh?: string }>>;

export interface CopyChange {
  readonly id: string;
  readonly language: 'en' | 'zh';
  readonly before: string;
  readonly after: string;
  readonly error?: string;
}

interface Lengths {
  readonly en: number;
  readonly zh: number;
}

/** The maximum length by kind of text, in characters, on a phone that is 320 px wide. */
export const limits: Readonly<Record<CopyEntry['kind'], Lengths>> = {
  button: { en: 40, zh: 22 },
  column: { en: 40, zh: 20 },
  title: { en: 80, zh: 40 },
  label: { en: 85, zh: 40 },
  hint: { en: 150, zh: 60 },
  text: { en: 230, zh: 90 },
  document: { en: 430, zh: 260 },
};

const COLUMNS = ['id', 'English', 'Chinese', 'screens', 'kind', 'limit English', 'limit Chinese'];

export function toCsv(entries: readonly CopyEntry[]): Blob {
  const rows = entries.map(({ id, en, zh, screens, kind }) => [
    id,
    en,
    zh,
    screens.join(' '),
    kind,
    String(limits[kind].en),
    String(limits[kind].zh),
  ]);
  return tableFile(COLUMNS, rows);
}

export function readCsv(text: string): CopyTexts {
  const [head, ...rows] = readTable(text).rows;
  const [idAt = -1, enAt = -1, zhAt = -1] = COLUMNS.map((name) => head?.cells.indexOf(name) ?? -1);
  if (idAt < 0 || (enAt < 0 && zhAt < 0))
    throw new Error('The first row needs the column “id”, and “English” or “Chinese”');
  return Object.fromEntries(
    rows.flatMap(({ cells }) => {
      const id = cells[idAt];
      return id ? [[id, withoutMissing({ en: cells[enAt], zh: cells[zhAt] })]] : [];
    }),
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function toXliff(entries: readonly CopyEntry[]): string {
  const units = entries.map(
    ({ id, en, zh, screens, kind }) =>
      `      <trans-unit id="${escaped(id)}" maxwidth="${limits[kind].zh}" size-unit="char" xml:space="preserve">\n` +
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

/** Removes empty strings, because an empty cell or element means that a text isn't translated yet. */
const withoutMissing = ({ en, zh }: { en: string | undefined; zh: string | undefined }) => ({
  ...(en !== undefined && en !== '' && { en }),
  ...(zh !== undefined && zh !== '' && { zh }),
});

function lengthError(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length > limit ? `has ${length} characters, and the limit is ${limit}` : undefined;
}

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
      const error =
        shapeError(before, after) ??
        lengthError(after, limits[entry.kind][language]) ??
        retiredIn(id, after, language)[0];
      return [{ id, language, before, after, ...(error !== undefined && { error }) }];
    });
  });
  return { changes, unknown: Object.keys(texts).filter((id) => !known.has(id)) };
}
