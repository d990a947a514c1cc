/**
 * The start of a text that spreadsheet programs run as a formula (OWASP, CSV injection). The pattern includes
 * full-width signs, and signs that follow invisible characters.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const conversions = [
  String.raw`0\d+|\d{16,}|\d+\.\d*0|\d+(?:\.\d+){2,}|\d+(?:[.,:/-]\d+)*[,:/-]\d+`,
  String.raw`[\d.]+e[+-]?\d+|[\d.,]+\s?%|true|false`,
  String.raw`\d+[ -]${MONTH}|(?:\d+[ -])?${MONTH}[ -]\d+`,
].join('|');
/**
 * The pattern of a text that spreadsheet programs convert irreversibly: long numbers, leading zeros, `1E5`,
 * `1,234`, `7.0`, `50%`, `3/4`, `5-May` and truth values. Dates such as 2026-11-20 aren't included, because
 * they stay dates.
 */
const CONVERTED = new RegExp(String.raw`^'*\s*(?!\d{4}-\d\d-\d\d)(?:${conversions})\s*$`, 'i');

const needsMark = (text: string): boolean => FORMULA.test(text) || CONVERTED.test(text);

/**
 * Returns a text cell of a CSV file. An apostrophe marks texts that spreadsheet programs would run or
 * convert. A leading apostrophe is repeated, so that `unguarded` restores every text. In a file for a program
 * that isn't a spreadsheet program, numbers and dates aren't marked.
 */
export const guarded = (text: string, isForSpreadsheets = true): string =>
  (isForSpreadsheets ? needsMark(text) : FORMULA.test(text)) ? `'${text}` : text;

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && needsMark(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * Checks if a spreadsheet program rounded a number. Examples are `8.41218E+31`, and numbers of more than 17
 * digits that have only zeros after the first 15 digits.
 */
export const isRounded = (text: string): boolean =>
  /^\d(?:[.,]\d+)?e[+-]?\d+$|^[1-9]\d{14}0{3,}$/i.test(text);
