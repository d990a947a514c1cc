/** A text that spreadsheet programs run as a formula (OWASP, CSV injection), also with full-width signs. */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const conversions = [
  String.raw`0\d+|\d{16,}|\d+\.\d*0|\d+(?:\.\d+){2,}|\d+(?:[.,:/-]\d+)*[,:/-]\d+`,
  String.raw`[\d.]+e[+-]?\d+|[\d.,]+\s?%|true|false`,
  String.raw`\d+[ -]${MONTH}|(?:\d+[ -])?${MONTH}[ -]\d+`,
].join('|');
/** Texts that spreadsheet programs convert irreversibly, such as `1E5` and `3/4`, but not 2026-11-20. */
const CONVERTED = new RegExp(String.raw`^'*\s*(?!\d{4}-\d\d-\d\d)(?:${conversions})\s*$`, 'i');

const needsMark = (text: string): boolean => FORMULA.test(text) || CONVERTED.test(text);

/**
 * An apostrophe marks texts that spreadsheet programs would run or convert, so that `unguarded` restores
 * them. For other programs, numbers and dates aren't marked.
 */
export const guarded = (text: string, isForSpreadsheets = true): string =>
  (isForSpreadsheets ? needsMark(text) : FORMULA.test(text)) ? `'${text}` : text;

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && needsMark(cell.slice(1)) ? cell.slice(1) : cell;

/** Checks for numbers like `8.41218E+31`, or with more than 17 digits and only zeros after the first 15. */
export const isRounded = (text: string): boolean =>
  /^\d(?:[.,]\d+)?e[+-]?\d+$|^[1-9]\d{14}0{3,}$/i.test(text);
