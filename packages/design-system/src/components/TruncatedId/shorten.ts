/** The ends of an identifier, "841203…031042"; whole when shortening would save nothing. */
export function shorten(value: string, head: number, tail: number): string {
  const letters = Array.from(value);
  if (letters.length <= head + tail + 1) return value;
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - tail).join('')}`;
}
