import { logType } from '#contract/enumerations.ts';
import type { exportSummary, listClosingRows, ReportRow } from '#contract/reports.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { operationFailed } from '#core/http/apiError.ts';
import { fileOf, type TypedCall, type Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { formatValue } from '#core/books/money.ts';
import { closedMonth, differencesIn, projectClosing } from './closing.ts';
import { closingFile, periodFilters } from './files.ts';
import { balanceLines, orderLines, projectLine, scopeOf, type Line } from './lines.ts';
import { isComplete, readPeriod } from './period.ts';
import { summarize } from './summary.ts';

function linesOf(call: TypedCall<typeof listClosingRows>): Line[] {
  const scope = scopeOf(call);
  const lines = [...orderLines(scope), ...balanceLines(scope)];
  return lines.filter(({ key }) => key === call.query.figure).sort((a, b) => b.at - a.at);
}

const moneyColumns = [
  'volume',
  'fees',
  'refunds',
  'previous_volume',
  'previous_fees',
  'previous_refunds',
] as const;

type SummaryRow = ReportRow & Readonly<Record<(typeof moneyColumns)[number], string>>;

const summaryRows = (call: TypedCall<typeof exportSummary>): SummaryRow[] =>
  summarize(scopeOf(call), call.query.by).list.map((row) => ({
    ...row,
    previous_volume: row.previous.volume,
    previous_fees: row.previous.fees,
    previous_refunds: row.previous.refunds,
  }));

function summarySheet(call: TypedCall<typeof exportSummary>): Sheet<SummaryRow> {
  const { text, money, number } = columnsOf<SummaryRow, 'reports'>(call.language, 'reports');
  const { filters, filterTitles } = periodFilters(call);
  return {
    area: 'report',
    noun: 'reports',
    filters: { ...filters, by: () => undefined },
    filterTitles,
    columns: [
      text('name', 24),
      number('order_count'),
      number('paid_count'),
      ...moneyColumns.map((key) => money(key, inUsdt)),
    ],
  };
}

export const reportHandlers = {
  'reports.closing': (call) => projectClosing(scopeOf(call)),

  'reports.rows': (call) => {
    const lines = linesOf(call);
    const { from, size } = call.page;
    return {
      list: lines.slice(from, from + size).map((line) => projectLine(call.merchant, line)),
      total: lines.length,
      sum_usdt: formatValue(lines.reduce((sum, { value }) => sum + value, 0n)),
    };
  },

  'reports.close': (call) => {
    const { merchant, body, now } = call;
    const period = readPeriod(merchant, body, now);
    const { closings } = merchant.settings;
    if (!isComplete(period, now)) throw operationFailed('not_complete');
    if (closings[body.month]) throw operationFailed('state_conflict');
    if (differencesIn(merchant, period) > 0) throw operationFailed('differences');
    closings[body.month] = closedMonth(merchant, period, now);
    logAction(call, logType.money, 'monthClosed', { month: body.month });
    return { month: body.month, closed_time: now };
  },

  'reports.reopen': (call) => {
    const { merchant, body } = call;
    const { closings } = merchant.settings;
    if (!closings[body.month]) throw operationFailed('state_conflict');
    delete closings[body.month];
    logAction(call, logType.money, 'monthReopened', { month: body.month });
    return { month: body.month, closed_time: 0 };
  },

  'reports.export': { download: closingFile },

  'reports.summary': (call) => summarize(scopeOf(call), call.query.by),

  'reports.exportSummary': { download: fileOf(summarySheet, summaryRows) },
} satisfies Partial<Handlers>;
