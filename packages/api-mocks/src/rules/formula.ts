/**
 * The beginning of a text that spreadsheet programs run as a formula (OWASP, CSV injection): full-width signs, too,
 * and anything invisible before the sign.
 */
export const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** The text without the quote that kept it from being a formula. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
