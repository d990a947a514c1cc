/** Converts full-width digits, points and commas, which Chinese keyboards type, to ASCII. */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\uFF0E\u3002]/g, '.')
    .replaceAll('\uFF0C', ',');
}
