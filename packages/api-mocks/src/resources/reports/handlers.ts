import { logType, streamType } from '#contract/enumerations.ts';
import type {
  exportSummary,
  listClosingRows,
  ClosingRow,
  ReportFigures,
  ReportRow,
} from '#contract/reports.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Column, Sheet } from '#core/files/spreadsheet.ts';
import { operationFailed } from '#core/http/apiError.ts';
import { fileOf, type TypedCall, type Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits, formatValue } from '#core/books/money.ts';
import { stampOf } from '#core/time/zone.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import { refNoOf } from '../funds/stream.ts';
import { tradeNoOf } from '../payments/derived.ts';
import { booksOf, differencesIn, projectClosing, receivedOf } from './closing.ts';
import { closingSheet, fileRows, periodTitles } from './files.ts';
import { appOf, balanceLines, chosenApps, orderLines, type BalanceLine, type OrderLine } from './lines.ts';
import { isComplete, readPeriod } from './period.ts';
import { summarize } from './summary.ts';

type RowsCall = TypedCall<typeof listClosingRows>;

function linesOf({ merchant, query, now }: RowsCall): (OrderLine | BalanceLine)[] {
  const period = readPeriod(merchant, query, now);
  const isChosen = chosenApps(merchant, query.appids);
  const lines = [...orderLines(merchant, period, isChosen), ...balanceLines(merchant, period, isChosen)];
  return lines.filter(({ key }) => key === query.figure).sort((a, b) => b.at - a.at);
}

function projectLine(merchant: Merchant, line: OrderLine | BalanceLine): ClosingRow {
  const { token, chain, decimals } = assetAt(line.asset);
  const app = 'entry' in line ? appOf(merchant, line.entry) : line.payment.app;
  const payment =
    'payment' in line
      ? line.payment
      : app === undefined
        ? undefined
        : merchant.rows.payments.get(line.entry.sourceIndex);
  return {
    type: 'entry' in line ? line.entry.type : line.key === 'refunds' ? streamType.refund : streamType.payment,
    ref_no: 'entry' in line ? refNoOf(merchant, line.entry) : tradeNoOf(merchant, line.payment),
    out_trade_no: payment?.outTradeNo ?? '',
    apply_name: app === undefined ? '' : (merchant.rows.apps.get(app)?.name ?? ''),
    created_time: line.at,
    token: token.token,
    chain: chain.chain,
    amount: formatUnits(line.amount, decimals),
    usdt_amount: formatValue(line.value),
  };
}

type SummaryCall = TypedCall<typeof exportSummary>;

const summaryOf = ({ merchant, query, now }: Pick<SummaryCall, 'merchant' | 'query' | 'now'>) =>
  summarize(merchant, readPeriod(merchant, query, now), chosenApps(merchant, query.appids), query.by, now);

function summarySheet(call: SummaryCall): Sheet<ReportRow> {
  const { merchant, query, now, language } = call;
  const zone = merchant.profile.merchant.time_zone;
  const { startAt, endAt } = readPeriod(merchant, query, now);
  const period = () => `${stampOf(zone, startAt)} – ${stampOf(zone, endAt)}`;
  const { title, text, money, number } = columnsOf<ReportRow, 'reports'>(language, 'reports');
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
  return {
    area: 'report',
    noun: 'reports',
    filters: {
      ...movementFilters(call),
      month: period,
      from: period,
      to: () => undefined,
      by: () => undefined,
    },
    filterTitles: periodTitles,
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
  'reports.closing': ({ merchant, query, now }) =>
    projectClosing(merchant, readPeriod(merchant, query, now), chosenApps(merchant, query.appids), now),

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
    const books = booksOf(merchant, period, () => true, now);
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

  'reports.summary': summaryOf,

  'reports.exportSummary': { download: fileOf(summarySheet, (call) => summaryOf(call).list) },
} satisfies Partial<Handlers>;
