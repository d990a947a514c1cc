import { asciiDigits } from '../Field/asciiDigits.ts';

/**
 * The code in what was typed or pasted — "123 456", "１２３-456", "Your code: 123456" — up to a length. A run of
 * exactly that many digits is the code, whatever other figures stand around it.
 */
export function codeText(text: string, length: number): string {
  const plain = asciiDigits(text);
  const whole = plain.match(new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`, 'g'));
  if (whole?.length === 1) return whole[0];
  return plain.replaceAll(/[^0-9]/g, '').slice(0, length);
}
