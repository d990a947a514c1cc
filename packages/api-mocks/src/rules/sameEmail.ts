import { asciiHost } from '#contract/cleanText.ts';

/** Checks if two email addresses are the same. Ignores the case, because email providers ignore it. */
export function isSameEmail(one: string, other: string): boolean {
  return foldEmail(one) === foldEmail(other);
}

export function foldEmail(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase();
  const host = plain.lastIndexOf('@') + 1;
  return plain.slice(0, host) + (asciiHost(plain.slice(host)) || plain.slice(host));
}
