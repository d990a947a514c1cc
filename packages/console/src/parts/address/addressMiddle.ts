const MIDDLE = 6;

/**
 * Returns the six middle characters of an address. `from` and `to` are the positions of the first and the
 * last of them, counted from 1.
 */
export function middleOf(address: string): {
  readonly from: number;
  readonly to: number;
  readonly text: string;
} {
  const start = Math.floor((address.length - MIDDLE) / 2);
  return { from: start + 1, to: start + MIDDLE, text: address.slice(start, start + MIDDLE) };
}

/**
 * Checks if the user typed the middle part of an address, in which look-alike addresses differ. Ignores the
 * case if the address is hexadecimal.
 */
export function isMiddle(address: string, typed: string): boolean {
  const { text } = middleOf(address);
  const given = typed.trim();
  return address.startsWith('0x') ? given.toLowerCase() === text.toLowerCase() : given === text;
}
