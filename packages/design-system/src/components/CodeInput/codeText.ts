import { asciiDigits } from '../Field/asciiDigits.ts';

/**
 * Returns the only group of exactly `length` digits in a text, otherwise the first `length` digits of the
 * text.
 */
export function codeText(text: string, length: number): string {
  const plain = asciiDigits(text);
  const whole = plain.match(new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`, 'g'));
  if (whole?.length === 1) return whole[0];
  return plain.replaceAll(/[^0-9]/g, '').slice(0, length);
}
