import type { FileFormat } from '#contract/endpoint.ts';
import { formatText, type MessageId } from './formatText.ts';
import type { Language } from './language.ts';
import type { FilterKey, SheetArea, SumKey } from './textKeys.ts';
import { stampOf } from './zone.ts';

/** How a cell is typed: `rate` is an amount that keeps more decimals. */
export type CellKind = 'text' | 'money' | 'rate' | 'number' | 'time';

/** What an amount is counted in: one token for all rows, or what another column says of each. */
export type Unit = { readonly fixed: string } | { readonly column: string };

interface ColumnParts {
  readonly key: string;
  readonly title: MessageId;
  readonly width?: number;
}

export interface TextColumn<Row> extends ColumnParts {
  readonly kind: 'text';
  readonly value: (row: Row) => string;
}

export interface NumberColumn<Row> extends ColumnParts {
  /** A time is in unix seconds, `0` for none; it is written as the wall clock of the merchant's zone. */
  readonly kind: 'number' | 'time';
  readonly value: (row: Row) => number;
}

export interface AmountColumn<Row> extends ColumnParts {
  readonly kind: 'money' | 'rate';
  /** An amount is nothing without its unit. */
  readonly unit: Unit;
  /** A decimal string, empty where there is none. */
  readonly value: (row: Row) => string;
}

/** One column of an export: the id of its title, how its cells are typed, and what they say. */
export type Column<Row> = TextColumn<Row> | NumberColumn<Row> | AmountColumn<Row>;

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

/** A line above the table: words, or a sum with its unit. A sum is a decimal string. */
export type Note =
  | { readonly label: string; readonly value: string | number }
  | { readonly label: string; readonly amount: string; readonly unit: string };

/** What stands around the rows of a spreadsheet. */
export interface SheetFrame {
  readonly format: FileFormat;
  readonly fileName: string;
  readonly title: string;
  /** Lines above the table: filters, time zone, when it was made, sums. CSV leaves them out. */
  readonly notes: readonly Note[];
  readonly columns: readonly { title: string; kind: CellKind; width: number }[];
}

export interface Spreadsheet extends SheetFrame {
  readonly rows: Rows<Cells>;
}

/** By the name of a filter: what it is called, and its value in words where that is a code. */
export type FilterLabel = Readonly<
  Record<string, { readonly title: FilterKey; readonly value?: (value: string) => string }>
>;

/** Writes a spreadsheet: whole, or while it is read. */
export type WriteSheet = (
  spreadsheet: Spreadsheet,
) => Promise<Uint8Array<ArrayBuffer>> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** How an exportable list becomes a spreadsheet. */
export interface Sheet<Row> {
  /** The first part of the file's name: `<area>-YYYY-MM-DD`, and the ending of its format. */
  readonly area: SheetArea;
  readonly columns: readonly Column<Row>[];
  /** Where the file has a language or a format of its own, whatever is asked. */
  readonly language?: Language;
  readonly format?: FileFormat;
  /** A filter that is not among them is shown as it was sent. */
  readonly filters?: FilterLabel;
  /** What the rows add up to, under the other lines above the table. */
  readonly sums?: readonly {
    readonly title: SumKey;
    /** A decimal string. */
    readonly amount: string;
    readonly unit: string;
  }[];
}

export interface SheetMoment {
  readonly language: Language;
  readonly zone: string;
  /** `YYYY-MM-DD HH:mm:ss` in the zone. */
  readonly stamp: string;
  readonly format: FileFormat;
  readonly filters: Readonly<Record<string, string>>;
}

/** What is not a filter. */
const notFilters = new Set(['current', 'pageSize', 'columns', 'format']);

function notesOf<Row>(sheet: Sheet<Row>, count: number, moment: SheetMoment): readonly Note[] {
  const { language, zone, stamp, filters } = moment;
  const applied = Object.entries(filters)
    .filter(([key, value]) => !notFilters.has(key) && value !== '')
    .map(([key, value]) => {
      const known = sheet.filters?.[key];
      if (!known) return `${key} = ${value}`;
      const title = formatText(language, `filter.${known.title}`);
      return formatText(language, 'export.filter', { title, value: known.value?.(value) ?? value });
    });
  return [
    {
      label: formatText(language, 'export.filters'),
      value:
        applied.length === 0
          ? formatText(language, 'export.none')
          : applied.join(formatText(language, 'export.and')),
    },
    { label: formatText(language, 'export.zone'), value: zone },
    { label: formatText(language, 'export.made'), value: stamp },
    { label: formatText(language, 'export.rows'), value: count },
    ...(sheet.sums ?? []).map(({ title, amount, unit }) => ({
      label: formatText(language, `sum.${title}`),
      amount,
      unit,
    })),
  ];
}

/** The columns that are asked for, in their order; those that say the unit of an amount come along. */
function chosenColumns<Row>({ columns }: Sheet<Row>, requested: string | undefined): readonly Column<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const chosen = new Set<Column<Row>>();
  for (const key of requested?.split(',') ?? []) {
    const column = byKey.get(key);
    if (column) chosen.add(column);
  }
  if (chosen.size === 0) return columns;
  // A set goes on to what is added meanwhile; units have no units.
  for (const column of chosen) {
    const unit = 'unit' in column && 'column' in column.unit ? byKey.get(column.unit.column) : undefined;
    if (unit) chosen.add(unit);
  }
  return [...chosen];
}

/** A title says the zone of times and the unit of amounts, where all rows have the same. */
function titleOf<Row>(column: Column<Row>, { language, zone }: SheetMoment): string {
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
