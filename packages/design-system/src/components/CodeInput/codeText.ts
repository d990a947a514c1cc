/** The digits of what was typed or pasted — "123 456", "１２３-456", "Your code: 123456" — up to a length. */
export function codeText(text: string, length: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
}
