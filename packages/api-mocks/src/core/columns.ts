import type { Language } from './language.ts';
import { codeText, type codeTexts } from './codeTexts.ts';
import type { AmountColumn, NumberColumn, TextColumn, Unit } from './spreadsheet.ts';

/** The keys of a row whose values are of a type. */
type KeyOf<Row, Value> = { [Key in keyof Row]: Row[Key] extends Value ? Key : never }[keyof Row] & string;

/** Amounts are counted in what the column `token` of their row says. */
const inToken: Unit = { column: 'token' };
export const inUsdt: Unit = { fixed: 'USDT' };

/** Columns that show a field of the row as it is. */
export function columnsOf<Row>(language: Language) {
  return {
    text: (key: KeyOf<Row, string>, en: string, zh: string, width = 18): TextColumn<Row> => ({
      key,
      title: { en, zh },
      kind: 'text',
      width,
      value: (row) => String(row[key]),
    }),
    money: (key: KeyOf<Row, string>, en: string, zh: string, unit = inToken): AmountColumn<Row> => ({
      key,
      title: { en, zh },
      kind: 'money',
      unit,
      value: (row) => String(row[key]),
    }),
    number: (key: KeyOf<Row, number>, en: string, zh: string): NumberColumn<Row> => ({
      key,
      title: { en, zh },
      kind: 'number',
      value: (row) => Number(row[key]),
    }),
    time: (key: KeyOf<Row, number>, en: string, zh: string): NumberColumn<Row> => ({
      key,
      title: { en, zh },
      kind: 'time',
      value: (row) => Number(row[key]),
    }),
    /** A code in the words of the screens. */
    code: (
      key: KeyOf<Row, number>,
      en: string,
      zh: string,
      kind: keyof typeof codeTexts,
    ): TextColumn<Row> => ({
      key,
      title: { en, zh },
      kind: 'text',
      width: 18,
      value: (row) => codeText(kind, Number(row[key]), language),
    }),
  };
}
