import { clauses, type Clause } from '../clause.ts';

/** What one test of the suite found. */
export interface Outcome {
  /** Its title, after those of the groups it is in. */
  readonly titles: readonly string[];
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Why it failed, or could not be run. */
  readonly reasons: readonly string[];
}

/** The part of the report that an outcome is shown in. */
export type Part = Clause | 'Duties';

/** What a server answers for beyond the calls: `docs/security.md`, "What a real backend must do". */
export const parts: Readonly<Record<Part, string>> = { ...clauses, Duties: 'Security of the server' };
const partNames: readonly Part[] = ['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9', 'Duties'];

/** The clause that a title names last; what names none is a duty. */
function partOf({ titles }: Outcome): Part {
  const named = titles.findLast(
    (title) => title.startsWith('Duty: ') || partNames.some((part) => title.startsWith(part)),
  );
  return partNames.find((part) => named?.startsWith(part)) ?? 'Duties';
}

export interface Group {
  readonly part: Part;
  readonly outcomes: readonly Outcome[];
}

/** By clause, in the order of the specification; clauses without a test are left out. */
export function groupsOf(outcomes: readonly Outcome[]): readonly Group[] {
  return partNames
    .map((part) => ({ part, outcomes: outcomes.filter((outcome) => partOf(outcome) === part) }))
    .filter((group) => group.outcomes.length > 0);
}

/** `passed`, and so on: how many of the outcomes are in a state. */
export const countOf = (outcomes: readonly Outcome[], state: Outcome['state']): number =>
  outcomes.filter((outcome) => outcome.state === state).length;

/** What could not be checked, by its reason: the first is met most often. */
export function uncheckedOf(
  outcomes: readonly Outcome[],
): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { state, reasons } of outcomes) {
    if (state !== 'skipped') continue;
    const reason = reasons[0] ?? 'Nothing may be written: set CONFORMANCE_WRITE=1 for a test account';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
