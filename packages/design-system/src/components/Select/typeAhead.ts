/**
 * The next option whose words begin with what was typed, from the one after the current; one letter typed
 * again and again goes through all that begin with it (APG listbox).
 */
export function typeAhead(labels: readonly string[], typed: string, current: number): number | undefined {
  const letters = Array.from(typed.toLocaleLowerCase());
  const isRepeat = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const preferred = isRepeat ? (letters[0] ?? '') : letters.join('');
  const from = letters.length === 1 || isRepeat ? current + 1 : current;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(from, 0) + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(preferred)) return index;
  }
  return undefined;
}
