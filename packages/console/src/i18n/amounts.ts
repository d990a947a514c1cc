/** Specification §9: numbers show 6 decimals. */
export const DECIMALS = 6;
/** What is shown where there is no number; never `NaN`. */
export const NO_VALUE = '—';
/** A real minus sign lines up with the plus. */
const MINUS = '\u2212';

export const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

type AmountOptions = {
  /** How many decimals are shown; further ones are cut off, so that no balance looks larger than it is. */
  decimals?: number | undefined;
  /** `always` writes the plus of a gain. */
  sign?: 'auto' | 'always' | undefined;
};

/**
 * A decimal string for the screen: `"1240.5"` → `1,240.500000`. Works on the digits themselves, so an
 * amount of any length is exact. Both languages of the console group by three with a comma.
 */
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

/** Every digit there is, for tooltips and for copying. */
export function formatExact(value: string | undefined): string {
  const fraction = DECIMAL.exec(value ?? '')?.[3] ?? '';
  return formatAmount(value, { decimals: fraction.length });
}

/** Six decimals, or every digit if there are more: for what is about to be sent. */
export function formatFull(value: string | undefined): string {
  const fraction = DECIMAL.exec(value ?? '')?.[3] ?? '';
  return formatAmount(value, { decimals: Math.max(DECIMALS, fraction.length) });
}

/** A market change such as `"+1.24"` → `+1.24%`, `"-0.86"` → `−0.86%` (specification §3, `p`). */
export function formatChange(value: string | undefined): string {
  const text = formatAmount(value, { decimals: 2, sign: 'always' });
  return text === NO_VALUE ? text : `${text}%`;
}

/** A share that is already a percentage: `"46"` → `46.00%`. */
export function formatPercent(value: string | undefined): string {
  const text = formatAmount(value, { decimals: 2 });
  return text === NO_VALUE ? text : `${text}%`;
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
