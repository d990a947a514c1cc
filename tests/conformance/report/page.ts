import { escapeHtml, htmlPage } from '#api-mocks/entries/html.ts';
import { summaryOf } from './summary.ts';
import { countOf, groupsOf, parts, uncheckedOf, type Group, type Outcome } from './outcome.ts';

const labels = { passed: 'passed', failed: 'failed', skipped: 'not checked', pending: 'not run' } as const;

const nameOf = ({ titles }: Outcome): string => titles.join(' › ').replaceAll(/(?:^|› )Duty: /g, '');

function row(outcome: Outcome): string {
  const reasons = outcome.reasons.map((reason) => `<pre>${escapeHtml(reason)}</pre>`).join('');
  return `<tr><td>${labels[outcome.state]}</td><td>${escapeHtml(nameOf(outcome))}${reasons}</td></tr>`;
}

function section({ part, outcomes }: Group): string {
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const others = outcomes.filter(({ state }) => state !== 'failed');
  const table = (rows: readonly Outcome[]) =>
    rows.length === 0 ? '' : `<table><tbody>${rows.map(row).join('\n')}</tbody></table>`;
  const rest =
    others.length === 0
      ? ''
      : `<details><summary>${failed.length === 0 ? 'All' : 'Others'}: ${others.length}</summary>${table(others)}</details>`;
  return `<h2 id="${part}">${part === 'Duties' ? '' : `${part} `}${escapeHtml(parts[part])}</h2>\n${table(failed)}${rest}`;
}

export function reportPage(server: string, outcomes: readonly Outcome[]): string {
  const groups = groupsOf(outcomes);
  const unchecked = uncheckedOf(outcomes)
    .map(([reason, count]) => `<li>${escapeHtml(reason)} (${count})</li>`)
    .join('\n');
  const lines = groups.map(({ part, outcomes: all }) => {
    const cells = [countOf(all, 'passed'), countOf(all, 'failed'), countOf(all, 'skipped')];
    const numbers = cells.map((count) => `<td>${count}</td>`).join('');
    return `<tr><td><a href="#${part}">${part === 'Duties' ? '' : `${part} `}${escapeHtml(parts[part])}</a></td>${numbers}</tr>`;
  });
  return htmlPage(
    'Conformance',
    `<h1>Conformance of ${escapeHtml(server)}</h1>
<p>${escapeHtml(summaryOf(server, outcomes))}</p>
<p>${countOf(outcomes, 'passed')} passed, ${countOf(outcomes, 'failed')} failed, ${countOf(outcomes, 'skipped')} not checked.</p>
<table><thead><tr><th>Section of the specification</th><th>passed</th><th>failed</th><th>not checked</th></tr></thead>
<tbody>${lines.join('\n')}</tbody></table>
${unchecked === '' ? '' : `<h2>Not checked</h2><ul>${unchecked}</ul>`}
${groups.map(section).join('\n')}`,
  );
}
