import { describe, expect, test } from 'vitest';
import { certify } from '#api-mocks/certify/command.ts';
import {
  failuresOf,
  newFailures,
  renderHtml,
  renderJunit,
  renderMarkdown,
  renderText,
  type Report,
} from '#api-mocks/certify/report.ts';
import type { Profile } from '#api-mocks/certify/sections.ts';
import { startTarget } from './target.ts';

const titlesOf = (report: Report) => failuresOf(report).map(({ title }) => title);

interface Altered {
  /** The ID of a mutation. */
  readonly id: string;
  /** The expected title of the first failure in the report. */
  readonly title: RegExp;
  /** @default 'payments' */
  readonly profile?: Profile;
  /** The text that selects the rules to check. Selects all rules by default. */
  readonly only?: string;
}

const altered: readonly Altered[] = [
  { id: 'status-as-text', title: /“status” is a string instead of a number/ },
  { id: 'amount-is-a-number', title: /“amount” is a number instead of a string/ },
  { id: 'pages-from-zero', title: /pages are counted from 0/ },
  { id: 'status-filter-ignored', title: /filter “status” of payments.list is ignored/ },
  { id: 'time-in-milliseconds', title: /“created_time” is in milliseconds instead of seconds/ },
  { id: 'expired-is-403', title: /HTTP 403 instead of 401/, profile: 'security', only: 'token' },
  { id: 'refusals-are-200', title: /HTTP 200 instead of 422/, profile: 'security', only: '§8' },
  { id: 'payment-without-fees', title: /“fees” is missing/ },
  {
    id: 'call-missing',
    title: /The call GET \/api\/v1\/statistics\/overview is missing/,
    profile: 'read',
    only: 'statistics',
  },
  { id: 'total-one-more', title: /total of payments.list doesn’t match its rows/ },
  { id: 'oldest-first', title: /newest row of payments.list isn’t the first/ },
  { id: 'success-code-zero', title: /A success has another code than 200/ },
  { id: 'order-number-makes-two', title: /One merchant order number creates two orders/, profile: 'orders' },
  { id: 'callback-unsigned', title: /callback has no signature/, profile: 'callbacks' },
  { id: 'callback-not-retried', title: /failed callback isn’t repeated/, profile: 'callbacks' },
];

test.each(altered)(
  'a report names the error of $id first',
  async ({ id, title, profile = 'payments', only = '' }) => {
    const mayWrite = profile === 'orders' || profile === 'callbacks';
    const report = await certify({ ...(await startTarget(id)), mayWrite }, { profile, only });
    expect(titlesOf(report)[0]).toMatch(title);
  },
);

/**
 * Defects of the plain backend, each with the text that selects the rules to check, and a part of the first
 * title in the report.
 */
const defects = [
  ['missing-field', '', 'The field “fees” is missing.'],
  ['wrong-type', '', 'The field “total_assets” has an invalid value.'],
  ['wrong-total', 'payments.list', 'The total of payments.list doesn’t match its rows'],
  ['filter-ignored', '', 'The filter “status” of payments.list is ignored.'],
  ['paging-ignored', '', 'The page is ignored: page 2 has the rows of page 1.'],
  ['wrong-code-accepted', 'with another code', 'The call was carried out, or rejected for another reason.'],
  ['unread-wrong', '', 'Unread counts all unread notifications, whichever are listed.'],
  ['refusal-charges', 'with no verification', 'A rejected call has lowered a balance.'],
] as const;

describe('a backend that implements only the specification', () => {
  test.each(['plain', 'specification'])('follows all rules: %s', async (backend) => {
    const report = await certify(await startTarget(backend), { profile: 'specification' });
    expect(titlesOf(report)).toEqual([]);
    expect(report.results.filter(({ state }) => state === 'kept').length).toBeGreaterThan(150);
  });

  test.each(defects)('gets a report that names the defect %s', async (defect, only, title) => {
    const report = await certify(await startTarget(`plain:${defect}`), { profile: 'specification', only });
    expect(titlesOf(report)[0]).toContain(title);
  });
});

describe('reports of failures', () => {
  const makeReport = async (baseline: ReadonlySet<string> = new Set()) =>
    certify(await startTarget('plain:missing-field'), { profile: 'payments', only: 'shape', baseline });

  test('show the field, values, request and likely cause in plain text', async () => {
    const text = renderText(await makeReport());
    for (const part of [
      'data.list[0].fees: expected a value, got nothing',
      'Rule: §7 Calls: Return every response in the shape of the contract: payments.list.',
      "curl -i -X GET 'http://127.0.0.1",
      '-H "x-token: $TOKEN"',
      'HTTP 200',
      'Likely cause: The field has another name',
    ])
      expect(text).toContain(part);
  });

  test('contain a one-line message for each failure in JUnit format', async () => {
    const messages = [...renderJunit(await makeReport()).matchAll(/<failure message="([^"]*)"/g)];
    expect(messages.length).toBeGreaterThan(0);
    for (const [, message = ''] of messages) expect(message).toMatch(/^The field “fees” is missing\.$/);
  });

  test('name the error in HTML and Markdown', async () => {
    const report = await makeReport();
    for (const output of [renderHtml(report), renderMarkdown(report)])
      expect(output).toContain('The field “fees” is missing.');
  });

  test('count a failure of the baseline as known', async () => {
    const report = await makeReport();
    const failures = newFailures(report);
    expect(failures.length).toBeGreaterThan(0);
    expect(newFailures({ ...report, baseline: new Set(failures) })).toEqual([]);
  });

  test('contain no personal data', async () => {
    const change = (data: unknown) => (typeof data === 'object' ? { ...data, status: 'open' } : data);
    const target = await startTarget({
      id: 'status-of-the-merchant',
      data: (data, { path }) => (path === '/user/info' ? change(data) : data),
    });
    const report = await certify({ ...target, mayWrite: false }, { profile: 'read', only: 'user.info' });
    const outputs = [renderText, renderHtml, renderJunit, renderMarkdown].map((render) => render(report));
    for (const output of outputs) {
      expect(output).toContain('data.status: expected a number');
      expect(output).not.toMatch(/\w@\w|tok_|\+\d{6}/);
    }
  });
});
