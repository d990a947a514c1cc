import { logType } from '#contract/enumerations.ts';
import type { exportSummary, listClosingRows, ReportFigures, ReportRow } from '#contract/reports.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Column, Sheet } from '#core/files/spreadsheet.ts';
import { operationFailed } from '#core/http/apiError.ts';
import { fileOf, type TypedCall, type Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { formatValue } from '#core/books/money.ts';
import { booksOf, differencesIn, projectClosing, receivedOf } from './closing.ts';
import { closingSheet, fileRows, periodFilters } from './files.ts';
import { balanceLines, orderLines, projectLine, scopeOf, type BalanceLine, type OrderLine } from './lines.ts';
import { isComplete, readPeriod } from './period.ts';
import { summarize } from './summary.ts';

function linesOf(call: TypedCall<typeof listClosingRows>): (OrderLine | BalanceLine)[] {
  const scope = scopeOf(call);
  const lines = [...orderLines(scope), ...balanceLines(scope)];
  return lines.filter(({ key }) => key === call.query.figure).sort((a, b) => b.at - a.at);
}

function summarySheet(call: TypedCall<typeof exportSummary>): Sheet<ReportRow> {
  const { title, text, money, number } = columnsOf<ReportRow, 'reports'>(call.language, 'reports');
  const before = (
    key: 'previous_volume' | 'previous_fees' | 'previous_refunds',
    value: (previous: ReportFigures) => string,
  ): Column<ReportRow> => ({
    key,
    title: title(key),
    kind: 'money',
    unit: inUsdt,
    value: ({ previous }) => value(previous),
  });
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
      money('volume', inUsdt),
      money('fees', inUsdt),
      money('refunds', inUsdt),
      before('previous_volume', ({ volume }) => volume),
      before('previous_fees', ({ fees }) => fees),
      before('previous_refunds', ({ refunds }) => refunds),
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
    const books = booksOf({ merchant, period, isChosen: () => true, now });
    closings[body.month] = { at: now, held: books.held, received: receivedOf(books) };
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

  'reports.export': { download: fileOf(closingSheet, fileRows) },

  'reports.summary': (call) => summarize(scopeOf(call), call.query.by),

  'reports.exportSummary': {
    download: fileOf(summarySheet, (call) => summarize(scopeOf(call), call.query.by).list),
  },
} satisfies Partial<Handlers>;
