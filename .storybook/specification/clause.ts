/** `done` as the clause says; `differs` on purpose; `proposed`: beyond the specification. */
export type ClauseStatus = 'done' | 'differs' | 'proposed';

/** A clause of the specification, as stories and tests cite it: `§2 Record page`, `§8 10022`. */
export interface Clause {
  /** `2.8`. It stays when clauses are added. */
  readonly number: string;
  readonly title: string;
  /** What it asks for, in our own words. */
  readonly sentence: string;
  readonly status: ClauseStatus;
  /** What differs, or what is proposed and why. */
  readonly note?: string;
  /** Where no story can show it (a header, a retry, a rule of the router): the test that does. */
  readonly test?: string;
}

export const citationOf = ({ number, title }: Pick<Clause, 'number' | 'title'>): string =>
  `§${number.split('.')[0] ?? ''} ${title}`;
