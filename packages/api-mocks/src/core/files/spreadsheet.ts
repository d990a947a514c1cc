import type { FileFormat } from '#contract/endpoint.ts';
import {
  codesText,
  columnTitle,
  isCodeKind,
  formatText,
  isMessageId,
  type MessageId,
  type Language,
  type CodeKind,
  type ColumnNoun,
  type SheetArea,
  type SumKey,
} from '#core/text/formatText.ts';
import { stampOf } from '#core/time/zone.ts';

/** The kind of a cell's value. A `rate` is an amount with more decimals than `money`. */
export type CellKind = 'text' | 'money' | 'rate' | 'number' | 'time';

/** The token of an amount: one token for all rows, or the column that contains the token of each row. */
export type Unit = { readonly fixed: string } | { readonly column: string };

interface ColumnParts {
  readonly key: string;
  readonly title: MessageId;
  /** The heading that an importing program requires. The heading is the same in every language. */
  readonly heading?: string;
  readonly width?: number;
}

export interface TextColumn<Row> extends ColumnParts {
  readonly kind: 'text';
  readonly value: (row: Row) => string;
}

export interface NumberColumn<Row> extends ColumnParts {
  /** A `time` is in Unix seconds, and written in the merchant's time zone. 0 is written as an empty cell. */
  readonly kind: 'number' | 'time';
  readonly value: (row: Row) => number;
}

export interface AmountColumn<Row> extends ColumnParts {
  readonly kind: 'money' | 'rate';
  readonly unit: Unit;
  /** Returns a decimal string, or an empty string for an empty cell. */
  readonly value: (row: Row) => string;
}

export type Column<Row> = TextColumn<Row> | NumberColumn<Row> | AmountColumn<Row>;

export type Cells = readonly (string | number)[];

export interface Rows<Row> extends Iterable<Row> {
  readonly length: number;
}

/** Converts each row only when the file needs it, so that a long export doesn't block other calls. */
export function lazily<Kept, Row>(kept: readonly Kept[], show: (row: Kept) => Row): Rows<Row> {
  return {
    length: kept.length,
    *[Symbol.iterator]() {
      for (const row of kept) yield show(row);
    },
  };
}

export type Note =
  | { readonly label: string; readonly value: string | number }
  | { readonly label: string; readonly amount: string; readonly unit: string };

export interface SheetFrame {
  readonly format: FileFormat;
  readonly fileName: string;
  readonly title: string;
  /** The lines above the table: filters, time zone, creation time, number of rows, and sums. Not part of CSV files. */
  readonly notes: readonly Note[];
  readonly columns: readonly { title: string; kind: CellKind; width: number }[];
  /** False for a CSV file that an accounting program imports. @default true */
  readonly hasByteOrderMark?: boolean;
}

export interface Spreadsheet extends SheetFrame {
  readonly rows: Rows<Cells>;
}

/**
 * The texts of filters above the table. A filter without a text is omitted. Default: the codes of
 * `<noun>.<filter>`.
 */
export type FilterValues = Readonly<Record<string, CodeKind | ((value: string) => string | undefined)>>;

export const flagText = (text: string) => (flag: string) =>
  flag === '0' || flag === 'false' ? undefined : text;

export type WriteSheet = (
  spreadsheet: Spreadsheet,
) => Promise<Uint8Array<ArrayBuffer>> | ReadableStream<Uint8Array<ArrayBuffer>>;

export interface Sheet<Row> {
  readonly area: SheetArea;
  readonly columns: readonly Column<Row>[];
  /** The language of the file. Default: the language of the request. */
  readonly language?: Language;
  readonly format?: FileFormat;
  readonly hasByteOrderMark?: boolean;
  readonly noun: ColumnNoun;
  readonly filters?: FilterValues;
  /** The titles of the filters that have a different title in this export. */
  readonly filterTitles?: Readonly<Record<string, MessageId>>;
  readonly sums?: readonly {
    readonly title: SumKey;
    readonly amount: string;
    readonly unit: string;
  }[];
}

export interface SheetMoment {
  readonly language: Language;
  readonly zone: string;
  /** The creation time as `YYYY-MM-DD HH:mm:ss` in the merchant's time zone. */
  readonly stamp: string;
  readonly format: FileFormat;
  readonly filters: Readonly<Record<string, string>>;
}

const notFilters = new Set(['current', 'pageSize', 'columns', 'format']);

function titleOfFilter<Row>({ noun, filterTitles }: Sheet<Row>, key: string): MessageId | undefined {
  const ids = [`${noun}.filter.${key}`, `filter.${key}`];
  return filterTitles?.[key] ?? ids.find(isMessageId) ?? columnTitle(noun, key);
}

function notesOf<Row>(sheet: Sheet<Row>, count: number, moment: SheetMoment): readonly Note[] {
  const { language, zone, stamp, filters } = moment;
  const applied = Object.entries(filters)
    .filter(([key, value]) => !notFilters.has(key) && value !== '')
    .flatMap(([key, value]) => {
      const title = titleOfFilter(sheet, key);
      if (!title) return `${key} = ${value}`;
      const kind = `${sheet.noun}.${key}`;
      const shown = sheet.filters?.[key] ?? (isCodeKind(kind) ? kind : String);
      const text = typeof shown === 'string' ? codesText(shown, value, language) : shown(value);
      if (text === undefined) return [];
      return formatText(language, 'export.filter', { title: formatText(language, title), value: text });
    });
  return [
    {
      label: formatText(language, 'export.filters'),
      value:
        applied.length === 0
          ? formatText(language, 'export.none')
          : applied.join(formatText(language, 'export.and')),
    },
    { label: formatText(language, 'common.region.zone'), value: zone },
    { label: formatText(language, 'export.made'), value: stamp },
    { label: formatText(language, 'export.rows'), value: count },
    ...(sheet.sums ?? []).map(({ title, amount, unit }) => ({
      label: formatText(language, `sum.${title}`),
      amount,
      unit,
    })),
  ];
}

/** Returns the requested columns, or all if none exists, and the token or currency column of each amount. */
function chosenColumns<Row>({ columns }: Sheet<Row>, requested: string | undefined): readonly Column<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const chosen = new Set<Column<Row>>();
  for (const key of requested?.split(',') ?? []) {
    const column = byKey.get(key);
    if (column) chosen.add(column);
  }
  if (chosen.size === 0) return columns;
  // Iterating over a set also visits the entries that the loop adds.
  for (const column of chosen) {
    const unit = 'unit' in column && 'column' in column.unit ? byKey.get(column.unit.column) : undefined;
    if (unit) chosen.add(unit);
  }
  return [...chosen];
}

function titleOf<Row>(column: Column<Row>, { language, zone }: SheetMoment): string {
  if (column.heading !== undefined) return column.heading;
  const title = formatText(language, column.title);
  const fixed = 'unit' in column && 'fixed' in column.unit ? column.unit.fixed : '';
  const note = column.kind === 'time' ? zone : fixed;
  if (note === '' || title.includes(note)) return title;
  return formatText(language, 'export.titleOfUnit', { title, unit: note });
}

function cellOf<Row>(column: Column<Row>, row: Row, zone: string): string | number {
  const value = column.value(row);
  if (column.kind !== 'time') return value;
  return value === 0 ? '' : stampOf(zone, Number(value));
}

const widths: Record<CellKind, number> = { text: 18, money: 18, rate: 18, number: 14, time: 32 };

export function fillSheet<Row>(sheet: Sheet<Row>, rows: Rows<Row>, moment: SheetMoment): Spreadsheet {
  const { language, zone, stamp, filters, format } = moment;
  const chosen = chosenColumns(sheet, filters['columns']);
  return {
    format,
    fileName: `${sheet.area}-${stamp.slice(0, 10)}.${format}`,
    title: formatText(language, `sheet.${sheet.area}.title`),
    notes: notesOf(sheet, rows.length, moment),
    ...(sheet.hasByteOrderMark === false && { hasByteOrderMark: false }),
    columns: chosen.map((column) => ({
      title: titleOf(column, moment),
      kind: column.kind,
      width: column.width ?? widths[column.kind],
    })),
    rows: {
      length: rows.length,
      *[Symbol.iterator]() {
        for (const row of rows) yield chosen.map((column) => cellOf(column, row, zone));
      },
    },
  };
}

export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<FileFormat, string>;
