import type { Language } from './language.ts';

export type CellKind = 'text' | 'money' | 'number' | 'time';

/** One column of an export: its title in both languages, how its cells are typed, and what they say. */
export interface Column<Row> {
  readonly key: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly kind: CellKind;
  readonly width?: number;
  readonly value: (row: Row) => string | number;
}

export type Cells = readonly (string | number)[];

/** Rows that are made one by one as they are read; an array will do where there are few. */
export interface Rows<Row> extends Iterable<Row> {
  readonly length: number;
}

/** Rows created while they are read, so that a long export never blocks a page. */
export function lazily<Kept, Row>(kept: readonly Kept[], show: (row: Kept) => Row): Rows<Row> {
  return {
    length: kept.length,
    *[Symbol.iterator]() {
      for (const row of kept) yield show(row);
    },
  };
}

/** What stands around the rows of a spreadsheet. */
export interface SheetFrame {
  readonly fileName: string;
  readonly title: string;
  /** Lines above the table: filters, time zone, when it was made. */
  readonly notes: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly { title: string; kind: CellKind; width: number }[];
}

export interface Spreadsheet extends SheetFrame {
  readonly rows: Rows<Cells>;
}

/** By the name of a filter: what it is called, and its value in words where that is a code. */
export type FilterLabel = Readonly<
  Record<
    string,
    { readonly title: Readonly<Record<Language, string>>; readonly value?: (value: string) => string }
  >
>;

/** How an exportable list becomes a spreadsheet. */
export interface Sheet<Row> {
  /** The first part of the file's name: `<area>-YYYY-MM-DD.xlsx`. */
  readonly area: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly columns: readonly Column<Row>[];
  /** A filter that is not among them is shown as it was sent. */
  readonly filters?: FilterLabel;
  /** What the rows add up to, under the other lines above the table. */
  readonly sums?: readonly { readonly title: Readonly<Record<Language, string>>; readonly value: string }[];
}

export interface SheetMoment {
  readonly language: Language;
  readonly zone: string;
  /** `YYYY-MM-DD HH:mm:ss` in the zone. */
  readonly stamp: string;
  readonly filters: Readonly<Record<string, string>>;
}

const texts = {
  filters: { en: 'Filters', zh: '筛选条件' },
  none: { en: 'None', zh: '无' },
  zone: { en: 'Time zone', zh: '时区' },
  made: { en: 'Generated at', zh: '生成时间' },
  rows: { en: 'Rows', zh: '行数' },
} as const;

const marks = { en: { is: ': ', and: '; ' }, zh: { is: '：', and: '；' } } as const;

/** Paging and columns are not filters. */
const notFilters = new Set(['current', 'pageSize', 'columns']);

export function fillSheet<Row>(sheet: Sheet<Row>, rows: Rows<Row>, moment: SheetMoment): Spreadsheet {
  const { language, zone, stamp, filters } = moment;
  const requested = filters['columns']?.split(',').filter((key) => key !== '');
  const columns = requested
    ? requested.flatMap((key) => sheet.columns.filter((column) => column.key === key))
    : sheet.columns;
  const chosen = columns.length === 0 ? sheet.columns : columns;
  const applied = Object.entries(filters)
    .filter(([key, value]) => !notFilters.has(key) && value !== '')
    .map(([key, value]) => {
      const known = sheet.filters?.[key];
      if (!known) return `${key} = ${value}`;
      return `${known.title[language]}${marks[language].is}${known.value?.(value) ?? value}`;
    });
  return {
    fileName: `${sheet.area}-${stamp.slice(0, 10)}.xlsx`,
    title: sheet.title[language],
    notes: [
      [
        texts.filters[language],
        applied.length === 0 ? texts.none[language] : applied.join(marks[language].and),
      ],
      [texts.zone[language], zone],
      [texts.made[language], stamp],
      [texts.rows[language], String(rows.length)],
      ...(sheet.sums ?? []).map(({ title, value }) => [title[language], value] as const),
    ],
    columns: chosen.map(({ title, kind, width }) => ({ title: title[language], kind, width: width ?? 18 })),
    rows: {
      length: rows.length,
      *[Symbol.iterator]() {
        for (const row of rows) yield chosen.map((column) => column.value(row));
      },
    },
  };
}
