/** The number of displayed decimals of amounts (specification §9). */
export const DECIMALS = 6;
export const NO_VALUE = '—';
/** The minus sign U+2212 has the width of the plus sign. */
const MINUS = '\u2212';

export const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

type AmountOptions = {
  /** The decimals. Further ones are truncated, so that no balance looks larger than it is. */
  decimals?: number | undefined;
  sign?: 'auto' | 'always' | undefined;
};

/** Formats `"1240.5"` as `1,240.500000`. Processes text, so that all amounts are exact. */
export function formatAmount(value: string | undefined, options: AmountOptions = {}): string {
  const { decimals = DECIMALS, sign = 'auto' } = options;
  const parts = DECIMAL.exec(value ?? '');
  if (!parts) return NO_VALUE;
  const [, mark = '', whole = '0', fraction = ''] = parts;
  const shown = fraction.slice(0, decimals).padEnd(decimals, '0');
  const isZero = /^0*$/.test(whole + shown);
  const digits = `${group(whole.replace(/^0+(?=\d)/, ''))}${decimals > 0 ? `.${shown}` : ''}`;
  if (isZero) return digits;
  if (mark === '-') return `${MINUS}${digits}`;
  return sign === 'always' ? `+${digits}` : digits;
}

export function formatExact(value: string | undefined): string {
  const fraction = DECIMAL.exec(value ?? '')?.[3] ?? '';
  return formatAmount(value, { decimals: fraction.length });
}

/** Formats an amount that the user is about to send, with all digits and at least six decimals. */
export function formatFull(value: string | undefined): string {
  const fraction = DECIMAL.exec(value ?? '')?.[3] ?? '';
  return formatAmount(value, { decimals: Math.max(DECIMALS, fraction.length) });
}

/** Formats `"+1.24"` as `+1.24%`, and `"-0.86"` as `−0.86%` (specification §3, `p`). */
export function formatChange(value: string | undefined): string {
  const text = formatAmount(value, { decimals: 2, sign: 'always' });
  return text === NO_VALUE ? text : `${text}%`;
}

/** Formats `"46"` as `46.00%`. */
export function formatPercent(value: string | undefined): string {
  const text = formatAmount(value, { decimals: 2 });
  return text === NO_VALUE ? text : `${text}%`;
}

/** Formats a value of a chart axis, which has no space for seven digits: `12,000`, `120M`, `1.2亿`. */
export function formatAxis(value: number, language: string): string {
  if (value < 1_000_000) return formatAmount(String(value), { decimals: 0 });
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(value);
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
