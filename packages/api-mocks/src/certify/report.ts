import type { Card } from './card.ts';
import type { Result } from './run.ts';

export interface Report {
  readonly url: string;
  readonly profile: string;
  readonly seconds: number;
  readonly results: readonly Result[];
  readonly baseline: ReadonlySet<string>;
}

/** A failed check, with the rules of other failed checks that have the same title. */
export interface Failure extends Card {
  readonly others: readonly string[];
  readonly isKnown: boolean;
}

const countOf = ({ results }: Report, state: Result['state']): number =>
  results.filter((result) => result.state === state).length;

const cardsOf = ({ results }: Report) => results.flatMap((one) => (one.state === 'broken' ? [one.card] : []));

export const newFailures = (report: Report): readonly string[] =>
  cardsOf(report).flatMap(({ id }) => (report.baseline.has(id) ? [] : [id]));

export const fixedFailures = ({ results, baseline }: Report): readonly string[] =>
  results.flatMap(({ id, state }) => (state === 'kept' && baseline.has(id) ? [id] : []));

/**
 * Returns one failure per title: first the new ones, then the known ones, each with the most specific causes
 * first.
 */
export function failuresOf(report: Report): readonly Failure[] {
  const isKnown = ({ id }: Card) => report.baseline.has(id);
  const cards = cardsOf(report).toSorted(
    (one, other) => Number(isKnown(one)) - Number(isKnown(other)) || one.rank - other.rank,
  );
  const isSame = (one: Card, other: Card) => one.title === other.title && isKnown(one) === isKnown(other);
  return cards.flatMap((card, index) => {
    const [first, ...others] = cards.filter((other) => isSame(card, other));
    if (first !== cards[index]) return [];
    return [{ ...card, others: others.map(({ rule }) => rule), isKnown: isKnown(card) }];
  });
}

export function uncheckedOf({ results }: Report): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const result of results)
    if (result.state === 'unchecked') counts.set(result.reason, (counts.get(result.reason) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

export function summaryOf(report: Report): string {
  const broken = countOf(report, 'broken');
  const known = broken - newFailures(report).length;
  return [
    `${report.url}, profile ${report.profile}: ${countOf(report, 'kept')} of ${countOf(report, 'kept') + broken} checks kept`,
    `${broken} broken${known > 0 ? ` (${known} known)` : ''}`,
    `${countOf(report, 'unchecked')} not checked`,
    `${report.seconds} s`,
  ].join(', ');
}
