/** Returns a shortened text such as "841203…031042", or the whole text if it wouldn't get shorter. */
export function shorten(value: string, head: number, tail: number): string {
  const letters = Array.from(value);
  if (letters.length <= head + tail + 1) return value;
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - tail).join('')}`;
}
