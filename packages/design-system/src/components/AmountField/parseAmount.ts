import { asciiDigits } from '../Field/asciiDigits.ts';

/** The reason why a text isn't an amount. */
export type AmountProblem =
  | 'empty'
  /** The text has a comma instead of a decimal point: `0,5`. */
  | 'decimalComma'
  /** The grouping differs from `1,234,567.89`: spaces, apostrophes, several points or other group sizes. */
  | 'grouping'
  | 'sign'
  | 'exponent'
  | 'leadingZero'
  /** The text has more decimals than the token. */
  | 'decimals'
  /** The text contains invisible characters, such as direction marks. */
  | 'invisible'
  | 'characters'
  | 'tooLong';

export interface AmountFormat {
  /** The symbol of the token, which may precede or follow the digits. */
  symbol?: string | undefined;
  /** The maximum number of decimals. */
  decimals: number;
}

export type ParsedAmount =
  /** The amount as a decimal string without grouping or leading zeros, such as "1234.50". */
  | { ok: true; value: string }
  /** `isPartial` is true if the user may complete the amount by typing more. */
  | { ok: false; problem: AmountProblem; isPartial: boolean };

const MOST_CHARACTERS = 60;
const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const groupedSoFar = /^[1-9]\d{0,2}(,\d{3})*,\d{0,2}$/;

/**
 * Parses an amount such as `1,234,567.89`, also with full-width digits or the symbol. Rejects other texts.
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

/** Removes the symbol. If it could be part of the number, there must be a space between them. */
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
