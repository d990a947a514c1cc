/**
 * The start of a text that spreadsheet programs run as a formula (OWASP, CSV injection). The pattern
 * includes full-width signs, and invisible characters before a sign.
 */
export const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
