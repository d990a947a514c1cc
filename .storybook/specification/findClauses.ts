import type { ReviewedClause } from '../map/reviewMap.ts';

/** By code, number, title, sentence or note; every word has to be there. */
export function findClauses(clauses: readonly ReviewedClause[], query: string): ReviewedClause[] {
  const parts = query.trim().toLowerCase().split(/\s+/);
  return clauses.filter(({ citation, number, sentence, note = '' }) => {
    const text = `${citation} §${number} ${sentence} ${note}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
