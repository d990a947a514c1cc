import { asciiHost } from '#contract/cleanText.ts';

/** Whether two texts are one e-mail address: providers never give out addresses that differ in case alone. */
export function isSameEmail(one: string, other: string): boolean {
  return foldEmail(one) === foldEmail(other);
}

/** An address as it is compared. */
export function foldEmail(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase();
  const host = plain.lastIndexOf('@') + 1;
  return plain.slice(0, host) + (asciiHost(plain.slice(host)) || plain.slice(host));
}
