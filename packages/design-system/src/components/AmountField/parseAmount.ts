import { asciiDigits } from '../Field/asciiDigits.ts';

/** Why a text is not an amount. */
export type AmountProblem =
  | 'empty'
  /** A comma where the point belongs: `0,5`. */
  | 'decimalComma'
  /** Grouping other than `1,234,567.89`: spaces, apostrophes, several points, other widths. */
  | 'grouping'
  | 'sign'
  | 'exponent'
  | 'leadingZero'
  /** More digits after the point than the token has. */
  | 'decimals'
  /** Invisible characters, such as marks of the writing direction. */
  | 'invisible'
  | 'characters'
  | 'tooLong';

export interface AmountFormat {
  /** The token's own symbol, which may stand before or after the digits. */
  symbol?: string | undefined;
  /** Digits allowed after the point. */
  decimals: number;
}

export type ParsedAmount =
  /** `value` is a decimal string without grouping or leading zeros, as "1234.50". */
  | { ok: true; value: string }
  /** `isPartial`: more typing can still make it an amount. */
  | { ok: false; problem: AmountProblem; isPartial: boolean };

const MOST_CHARACTERS = 60;
const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const groupedSoFar = /^[1-9]\d{0,2}(,\d{3})*,\d{0,2}$/;

/**
 * Reads what was typed or pasted as an amount. Commas group only as `1,234,567.89`; the token's own symbol
 * and the blanks around are left out; full-width digits are digits. Anything else is refused, never
 * read as another number.
 */
export function parseAmount(text: string, { symbol, decimals }: AmountFormat): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('empty', true);
  if (trimmed.length > MOST_CHARACTERS) return refuse('tooLong');
  if (/[\p{Cf}\p{Cc}]/u.test(trimmed)) return refuse('invisible');
  const plain = asciiDigits(withoutSymbol(trimmed, symbol));
  if (!/^[\d.,]+$/.test(plain)) return refuse(problemOf(plain));
  if (plain.includes(',') && !grouped.test(plain)) {
    return refuse(/^\d+,\d*$/.test(plain) ? 'decimalComma' : 'grouping', groupedSoFar.test(plain));
  }
  const [whole = '', fraction, ...more] = plain.replaceAll(',', '').split('.');
  if (more.length > 0) return refuse('grouping');
  if (whole === '' && (fraction ?? '') === '') return refuse('characters', true);
  if (/^0\d/.test(whole)) return refuse('leadingZero');
  if ((fraction ?? '').length > decimals) return refuse('decimals');
  const units = whole === '' ? '0' : whole;
  return { ok: true, value: fraction ? `${units}.${fraction}` : units };
}

function refuse(problem: AmountProblem, isPartial = false): ParsedAmount {
  return { ok: false, problem, isPartial };
}

function problemOf(text: string): AmountProblem {
  if (/^[+\-\u2010-\u2015\u2212\uFE63\uFF0B\uFF0D]/.test(text)) return 'sign';
  if (/^[\d.,]+e[+-]?\d+$/i.test(text)) return 'exponent';
  return /^\d[\d.,'\u2019\u02BC_\s]*\d$/.test(text) ? 'grouping' : 'characters';
}

/** A symbol that could be read as part of the number counts only when a blank separates the two. */
function withoutSymbol(text: string, symbol = ''): string {
  const isSymbol = (part: string) => part.toLowerCase() === symbol.toLowerCase();
  const needsBlank = symbol.length < 2;
  const before = text.slice(0, -symbol.length);
  if (symbol !== '' && before !== '' && isSymbol(text.slice(-symbol.length))) {
    if (!(needsBlank || /^\d/.test(symbol)) || /\s$/.test(before)) return before.trimEnd();
  }
  const after = text.slice(symbol.length);
  if (symbol !== '' && after !== '' && isSymbol(text.slice(0, symbol.length))) {
    if (!(needsBlank || /\d$/.test(symbol)) || /^\s/.test(after)) return after.trimStart();
  }
  return text;
}
