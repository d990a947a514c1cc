import { asciiDigits } from '../Field/asciiDigits.ts';

/**
 * Finds the code in "123 456", "１２３-456" or "Your code: 123456". A group of exactly `length` digits is the code, even
 * next to other digits.
 */
export function codeText(text: string, length: number): string {
  const plain = asciiDigits(text);
  const whole = plain.match(new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`, 'g'));
  if (whole?.length === 1) return whole[0];
  return plain.replaceAll(/[^0-9]/g, '').slice(0, length);
}
