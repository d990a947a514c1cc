/** Returns initials: "Northwind Ltd" → "NL", "ada" → "AD", "李雷" → "李". */
export function initials(name: string): string {
  const parts = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter(Boolean);
  const [first = '', second] = parts;
  const letters = Array.from(first);
  const head = letters[0] ?? '?';
  if (!/\p{Script=Latin}|\p{N}/u.test(head)) return head;
  return (head + (Array.from(second ?? '')[0] ?? letters[1] ?? '')).toUpperCase();
}
