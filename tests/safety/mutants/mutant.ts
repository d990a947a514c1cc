/** A protection, and how its removal reads in the source. */
export interface Mutant {
  readonly id: string;
  /** What is removed, in a few words. */
  readonly removes: string;
  readonly file: string;
  /** Found once in the file. */
  readonly from: string;
  readonly to: string;
  /** The tests that must notice. */
  readonly tests: readonly string[];
}

/** `id`, what is removed, the text that is replaced, and by what; nothing when it is left out. */
export type Removal = readonly [id: string, removes: string, from: string, to?: string];

/** The protections of one file that the same tests hold. */
export function mutantsIn(
  file: string,
  tests: readonly string[],
  removals: readonly Removal[],
): readonly Mutant[] {
  return removals.map(([id, removes, from, to = '']) => ({ id, removes, file, from, to, tests }));
}
