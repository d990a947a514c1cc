/** Full-width digits and marks of Chinese keyboards as those of ASCII; nothing else is changed. */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\uFF0E\u3002]/g, '.')
    .replaceAll('\uFF0C', ',');
}
