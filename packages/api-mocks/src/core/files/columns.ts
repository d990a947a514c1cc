import {
  type Language,
  codeText,
  columnTitle,
  type IdAfter,
  type MessageId,
  type CodeKind,
  type ColumnNoun,
} from '#core/text/formatText.ts';
import type { AmountColumn, NumberColumn, TextColumn, Unit } from './spreadsheet.ts';

type KeyOf<Row, Value> = { [Key in keyof Row]-?: Required<Row>[Key] extends Value ? Key : never }[keyof Row] &
  string;

const inToken: Unit = { column: 'token' };
export const inUsdt: Unit = { fixed: 'USDT' };

export function columnsOf<Row, Noun extends ColumnNoun>(language: Language, noun: Noun) {
  type Key = IdAfter<`${Noun}.column`> | IdAfter<'common.column'>;
  const title = (key: Key): MessageId => {
    const id = columnTitle(noun, key);
    if (!id) throw new RangeError(`There is no message ${noun}.column.${key}`);
    return id;
  };
  const numeric =
    (kind: 'number' | 'time') =>
    (key: Key & KeyOf<Row, number>): NumberColumn<Row> => ({
      key,
      title: title(key),
      kind,
      value: (row) => Number(row[key]),
    });
  const text = (key: Key & KeyOf<Row, string>) => ({
    key,
    title: title(key),
    value: (row: Row) => String(row[key] ?? ''),
  });
  return {
    title,
    text: (key: Key & KeyOf<Row, string>, width = 18): TextColumn<Row> => ({
      ...text(key),
      kind: 'text',
      width,
    }),
    money: (key: Key & KeyOf<Row, string>, unit = inToken): AmountColumn<Row> => ({
      ...text(key),
      kind: 'money',
      unit,
    }),
    number: numeric('number'),
    time: numeric('time'),
    code: (key: Key & KeyOf<Row, number>, kind: CodeKind): TextColumn<Row> => ({
      key,
      title: title(key),
      kind: 'text',
      width: 18,
      value: (row) => codeText(kind, Number(row[key]), language),
    }),
  };
}
