const MIDDLE = 6;

/** Where the six characters in the middle of an address stand, counted from 1. */
export function middleOf(address: string): {
  readonly from: number;
  readonly to: number;
  readonly text: string;
} {
  const start = Math.floor((address.length - MIDDLE) / 2);
  return { from: start + 1, to: start + MIDDLE, text: address.slice(start, start + MIDDLE) };
}

/**
 * Whether the middle of the address was compared with its source: forged addresses copy the ends.
 * Case carries no meaning in hexadecimal addresses.
 */
export function isMiddle(address: string, typed: string): boolean {
  const { text } = middleOf(address);
  const given = typed.trim();
  return address.startsWith('0x') ? given.toLowerCase() === text.toLowerCase() : given === text;
}
