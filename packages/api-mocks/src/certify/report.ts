import { escapeHtml, htmlPage, htmlTable } from '#entries/html.ts';
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
interface Failure extends Card {
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

function uncheckedOf({ results }: Report): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const result of results)
    if (result.state === 'unchecked') counts.set(result.reason, (counts.get(result.reason) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function summaryOf(report: Report): string {
  const broken = countOf(report, 'broken');
  const known = broken - newFailures(report).length;
  return [
    `${report.url}, profile ${report.profile}: ${countOf(report, 'kept')} of ${countOf(report, 'kept') + broken} checks kept`,
    `${broken} broken${known > 0 ? ` (${known} known)` : ''}`,
    `${countOf(report, 'unchecked')} not checked`,
    `${report.seconds} s`,
  ].join(', ');
}

const notChecked = (report: Report) =>
  uncheckedOf(report).map(([reason, count]) => [reason, String(count)] as const);

const titleOf = ({ title, isKnown, others }: Failure) =>
  `${isKnown ? 'Known: ' : ''}${title}${others.length === 0 ? '' : ` (${others.length + 1} rules)`}`;

function partsOf({ rule, difference, cause, request, response, others }: Failure) {
  const more = others.slice(0, 5);
  return [
    ['Rule', rule],
    ['Difference', difference],
    ['Likely cause', cause],
    ['Request', request],
    ['Response', response],
    ['Also broken', [...more, ...(others.length > 5 ? [`${others.length - 5} more`] : [])].join('\n')],
  ].flatMap(([name = '', text]) => (text === undefined || text === '' ? [] : [{ name, text }]));
}

const indented = (text: string) => text.replaceAll('\n', '\n    ');
const textOf = (failure: Failure) =>
  partsOf(failure)
    .map(({ name, text }) => `  ${name}: ${indented(text)}`)
    .join('\n');

export const renderText = (report: Report): string =>
  [
    ...failuresOf(report).map((failure) => `✗ ${titleOf(failure)}\n${textOf(failure)}\n`),
    ...notChecked(report).map(([reason, count]) => `Not checked (${count}): ${reason}`),
    summaryOf(report),
  ].join('\n');

export const renderMarkdown = (report: Report): string => {
  const cards = failuresOf(report).map(
    (failure) =>
      `<details><summary>${escapeHtml(titleOf(failure))}</summary>\n\n\`\`\`text\n${textOf(failure)}\n\`\`\`\n\n</details>`,
  );
  const unchecked = notChecked(report).map(([reason, count]) => `- ${escapeHtml(reason)} (${count})`);
  return [
    '## Certification',
    summaryOf(report),
    ...cards,
    ...(unchecked.length > 0 ? ['### Not checked', unchecked.join('\n')] : []),
  ].join('\n\n');
};

export const renderHtml = (report: Report): string => {
  const cards = failuresOf(report).map(
    (failure) =>
      `<details open><summary><strong>${escapeHtml(titleOf(failure))}</strong></summary>${partsOf(failure)
        .map(({ name, text }) => `<h3>${name}</h3><pre>${escapeHtml(text)}</pre>`)
        .join('\n')}</details>`,
  );
  const states = report.results.map(({ state, rule }) => [state, rule]);
  return htmlPage(
    'Certification',
    `<h1>Certification</h1><p>${escapeHtml(summaryOf(report))}</p>
${cards.join('\n')}
${notChecked(report).length === 0 ? '' : htmlTable('Not checked', ['Reason', 'Checks'], notChecked(report))}
${htmlTable('Checks', ['Result', 'Rule'], states)}`,
  );
};

/** Escapes a text for XML. Removes control characters except line breaks, because XML doesn't allow them. */
const escapeXml = (text: string) => escapeHtml(text).replaceAll(/[^\P{Cc}\n]/gu, '');

export const renderJunit = (report: Report): string => {
  const cases = report.results.map((result) => {
    const start = `<testcase classname="${result.id.split(' ')[0] ?? ''}" name="${escapeXml(result.rule)}">`;
    if (result.state === 'kept') return `${start}</testcase>`;
    if (result.state === 'unchecked')
      return `${start}<skipped message="${escapeXml(result.reason)}"/></testcase>`;
    const failure = { ...result.card, others: [], isKnown: report.baseline.has(result.id) };
    const [tag, message] = [failure.isKnown ? 'skipped' : 'failure', escapeXml(titleOf(failure))];
    return `${start}<${tag} message="${message}">${escapeXml(textOf(failure))}</${tag}></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="Certification" tests="${cases.length}">
${cases.join('\n')}
</testsuite></testsuites>`;
};
