import { clauses, type Clause } from '../clause.ts';

export interface Outcome {
  readonly titles: readonly string[];
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly reasons: readonly string[];
}

export type Part = Clause | 'Duties';

/** The sections of the specification, and the requirements in `docs/security.md`, "What a real backend must do". */
export const parts: Readonly<Record<Part, string>> = { ...clauses, Duties: 'Security of the server' };
const partNames: readonly Part[] = ['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9', 'Duties'];

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

export function groupsOf(outcomes: readonly Outcome[]): readonly Group[] {
  return partNames
    .map((part) => ({ part, outcomes: outcomes.filter((outcome) => partOf(outcome) === part) }))
    .filter((group) => group.outcomes.length > 0);
}

export const countOf = (outcomes: readonly Outcome[], state: Outcome['state']): number =>
  outcomes.filter((outcome) => outcome.state === state).length;

export function uncheckedOf(
  outcomes: readonly Outcome[],
): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { state, reasons } of outcomes) {
    if (state !== 'skipped') continue;
    const reason = reasons[0] ?? 'Writing is disabled: set CONFORMANCE_WRITE=1 for a test account';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
