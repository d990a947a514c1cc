import type { Language } from './language.ts';
import { codeText } from './codeText.ts';
import { isMessageId, type IdAfter, type MessageId } from './formatText.ts';
import type { CodeKind, SheetArea } from './textKeys.ts';
import type { AmountColumn, NumberColumn, TextColumn, Unit } from './spreadsheet.ts';

/** The keys of a row whose values are of a type. */
type KeyOf<Row, Value> = { [Key in keyof Row]-?: Required<Row>[Key] extends Value ? Key : never }[keyof Row] &
  string;

/** Amounts are counted in what the column `token` of their row says. */
const inToken: Unit = { column: 'token' };
export const inUsdt: Unit = { fixed: 'USDT' };

/** Columns that show a field of the row as it is; the messages of the area hold their titles. */
export function columnsOf<Row, Area extends SheetArea>(language: Language, area: Area) {
  type Key = IdAfter<`sheet.${Area}`>;
  const title = (key: Key): MessageId => {
    const id = `sheet.${area}.${key}`;
    if (!isMessageId(id)) throw new RangeError(`There is no message ${id}`);
    return id;
  };
  return {
    /** The id of a column's title. */
    title,
    text: (key: Key & KeyOf<Row, string>, width = 18): TextColumn<Row> => ({
      key,
      title: title(key),
      kind: 'text',
      width,
      value: (row) => String(row[key] ?? ''),
    }),
    money: (key: Key & KeyOf<Row, string>, unit = inToken): AmountColumn<Row> => ({
      key,
      title: title(key),
      kind: 'money',
      unit,
      value: (row) => String(row[key] ?? ''),
    }),
    number: (key: Key & KeyOf<Row, number>): NumberColumn<Row> => ({
      key,
      title: title(key),
      kind: 'number',
      value: (row) => Number(row[key]),
    }),
    time: (key: Key & KeyOf<Row, number>): NumberColumn<Row> => ({
      key,
      title: title(key),
      kind: 'time',
      value: (row) => Number(row[key]),
    }),
    /** A code in the words of the screens. */
    code: (key: Key & KeyOf<Row, number>, kind: CodeKind): TextColumn<Row> => ({
      key,
      title: title(key),
      kind: 'text',
      width: 18,
      value: (row) => codeText(kind, Number(row[key]), language),
    }),
  };
}
