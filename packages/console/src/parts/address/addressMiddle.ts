const MIDDLE = 6;

/** Returns the position of the six middle characters, starting at 1. */
export function middleOf(address: string): {
  readonly from: number;
  readonly to: number;
  readonly text: string;
} {
  const start = Math.floor((address.length - MIDDLE) / 2);
  return { from: start + 1, to: start + MIDDLE, text: address.slice(start, start + MIDDLE) };
}

/**
 * Checks the typed middle of an address. Look-alike addresses have the same ends, so the user types the
 * middle. For hexadecimal addresses, the case is ignored.
 */
export function isMiddle(address: string, typed: string): boolean {
  const { text } = middleOf(address);
  const given = typed.trim();
  return address.startsWith('0x') ? given.toLowerCase() === text.toLowerCase() : given === text;
}
