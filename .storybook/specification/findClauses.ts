import type { ReviewedClause } from '../map/reviewMap.ts';
import { hasPhrase, matchOf, normalized, termsOf } from './searchTerms.ts';

const textOf = ({ citation, number, sentence, note = '' }: ReviewedClause): string =>
  normalized(`${citation} §${number} ${sentence} ${note}`);

interface FoundClauses {
  readonly clauses: readonly ReviewedClause[];
  /**
   * True if no clause matches every word. The results are then the clauses that match the most words, in their own
   * texts or in the names of their stories.
   */
  readonly isPartial: boolean;
}

export function findClauses(clauses: readonly ReviewedClause[], query: string): FoundClauses {
  const terms = termsOf(query);
  const countIn = (text: string) => terms.filter((term) => matchOf(term, text) > 0).length;
  const whole = clauses.filter((clause) => countIn(textOf(clause)) === terms.length);
  if (whole.length > 0) {
    const phraseIn = (clause: ReviewedClause) => Number(hasPhrase(query, textOf(clause)));
    return { clauses: whole.toSorted((a, b) => phraseIn(b) - phraseIn(a)), isPartial: false };
  }
  const counts = clauses.map((clause) =>
    countIn(`${textOf(clause)} ${normalized(clause.stories.join(' '))}`),
  );
  const most = Math.max(1, ...counts);
  return { clauses: clauses.filter((_clause, at) => counts[at] === most), isPartial: true };
}
