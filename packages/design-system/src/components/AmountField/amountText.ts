/**
 * What a person typed or pasted, as a decimal string — or nothing, if it is no amount. Commas count as
 * grouping before the point (both languages of the product group so) and are dropped; they never become
 * a point, so that "1,000" can not turn into one. Full-width digits of Chinese keyboards are digits.
 */
export function amountText(text: string, maxDecimals: number): string | undefined {
  const plain = text.normalize('NFKC').replaceAll('。', '.').replaceAll(/\s/gu, '');
  const [whole = '', ...rest] = plain.split('.');
  if (rest.length > 1) return undefined;
  const digits = whole.replaceAll(',', '');
  const fraction = rest[0];
  if (!/^\d*$/.test(digits) || !/^\d*$/.test(fraction ?? '')) return undefined;
  if (fraction !== undefined && fraction.length > maxDecimals) return undefined;
  const trimmed = digits.replace(/^0+(?=\d)/, '');
  if (fraction === undefined) return trimmed;
  return `${trimmed === '' ? '0' : trimmed}.${fraction}`;
}
