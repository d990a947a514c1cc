const MIDDLE = 6;

/** Returns the six middle characters, and the positions of the first and last one, from 1. */
export function middleOf(address: string): {
  readonly from: number;
  readonly to: number;
  readonly text: string;
} {
  const start = Math.floor((address.length - MIDDLE) / 2);
  return { from: start + 1, to: start + MIDDLE, text: address.slice(start, start + MIDDLE) };
}

/** Checks the typed middle part. Ignores the case of hexadecimal addresses. */
export function isMiddle(address: string, typed: string): boolean {
  const { text } = middleOf(address);
  const given = typed.trim();
  return address.startsWith('0x') ? given.toLowerCase() === text.toLowerCase() : given === text;
}
