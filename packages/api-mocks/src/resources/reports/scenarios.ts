import { onCalls, type Scenario, prepared } from '#core/http/scenario.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { closedMonth } from './closing.ts';
import { readPeriod } from './period.ts';

/** Changes the remainders of a closing, as if a row were missing. */
function unbalanced(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('tokens' in data) || !Array.isArray(data.tokens))
    return data;
  const [first, ...others]: unknown[] = data.tokens;
  const token = typeof first === 'object' ? { ...first, remainder: '-12.5' } : first;
  return { ...data, tokens: [token, ...others], balance_remainder: '-12.5' };
}

function reviewAll({ rows }: Merchant, now: number): void {
  rows.payments.fromNewest((row) => {
    if (row.difference !== 0) rows.payments.replace(row.index, { ...row, reviewedAt: now });
  });
}

export const reportScenarios = [
  onCalls('reports.unbalanced', 'Reports: the rows don’t explain the closing balance', 'reports.closing', {
    kind: 'change',
    change: unbalanced,
  }),
  prepared('reports.reviewed', 'Reports: all differences are reviewed', (bank, merchant) =>
    reviewAll(merchant, bank.clock.now()),
  ),
  prepared('reports.closed', 'Reports: the last month is closed', (bank, merchant) => {
    const now = bank.clock.now();
    reviewAll(merchant, now);
    const period = readPeriod(merchant, {}, now);
    merchant.settings.closings[period.month] = { ...closedMonth(merchant, period, now), at: now - 3600 };
  }),
] as const satisfies readonly Scenario[];
