import { errorCode } from '#contract/errors.ts';
import { logType, withdrawalStatus } from '#contract/enumerations.ts';
import type { withdrawalFilters, Withdrawal } from '#contract/withdrawals.ts';
import type * as v from 'valibot';
import { amountFields, assetAt } from '#core/catalogue/tokens.ts';
import { ApiError, operationFailed } from '#core/http/apiError.ts';
import { amountOf, assetOf } from '#core/books/findAsset.ts';
import { fileOf, type Call, type Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { formatUnits, formatValue } from '#core/books/money.ts';
import {
  contains,
  equals,
  EVERY_ROW,
  newestOf,
  pageOf,
  testsOf,
  within,
  type Page,
} from '#core/books/paging.ts';
import type { WithdrawalRow } from '#core/books/rows/funds.ts';
import { indexInTradeNo } from '#core/books/tradeNo.ts';
import { checkAddressOf } from './addressCheck.ts';
import { withdraw, quoteIdOf } from './create.ts';
import { stopWithdrawal } from './lifecycle.ts';
import { projectCost, projectWithdrawal, withdrawalNoOf } from './project.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { movementFilters } from '../funds/movementFilters.ts';

type Filters = v.InferOutput<v.ObjectSchema<typeof withdrawalFilters, undefined>>;

function find(call: Call, filters: Filters, page: Page) {
  const { merchant } = call;
  const tests = testsOf<WithdrawalRow, Filters>(filters, {
    id: equals((row) => assetAt(row.asset).id),
    token: equals((row) => assetAt(row.asset).token.token),
    address: contains((row) => row.address),
    trade_no: contains((row) => withdrawalNoOf(merchant, row)),
    request_id: equals((row) => row.requestId),
    ...within((row) => row.createdAt),
  });
  const { withdrawals } = merchant.rows;
  let sum = 0n;
  for (const row of newestOf(withdrawals, tests)) sum += row.value;
  const found = pageOf(withdrawals, page, tests, (row) => projectWithdrawal(merchant, row, call));
  return { ...found, sum_amount_usdt: formatValue(sum) };
}

export const withdrawalHandlers = {
  'withdrawals.cost': ({ merchant, query, now, bank }) => {
    const asset = assetOf(query.id);
    const amount = query.amount ? amountOf(asset, query.amount) : 0n;
    return projectCost(merchant, asset, amount, now, quoteIdOf(bank, asset, amount, now));
  },

  'withdrawals.addressValid': ({ bank, merchant, query }) =>
    checkAddressOf(bank, merchant, assetOf(query.id), query.address, query.memo),

  'withdrawals.list': { handle: (call) => find(call, call.query, call.page), sheet: withdrawalSheet },

  'withdrawals.export': {
    download: fileOf(withdrawalSheet, (call) => find(call, call.query, EVERY_ROW).list),
  },

  'withdrawals.create': (call) => {
    const row = withdraw(call, call.body);
    const { decimals } = assetAt(row.asset);
    return {
      trade_no: withdrawalNoOf(call.merchant, row),
      status: row.status,
      amount: formatUnits(row.amount, decimals),
      fee: formatUnits(row.fee, decimals),
      actual_amount: formatUnits(row.amount - row.fee, decimals),
      created_time: row.createdAt,
    };
  },

  'withdrawals.cancel': (call) => {
    const { merchant, body, now } = call;
    const index = indexInTradeNo('withdrawal', body.trade_no);
    const row = index === undefined ? undefined : merchant.rows.withdrawals.get(index);
    if (!row || withdrawalNoOf(merchant, row) !== body.trade_no)
      throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    // Merchants can cancel a withdrawal only during its review. For abnormal withdrawals, support decides.
    if (row.status !== withdrawalStatus.auditing) throw operationFailed('state_conflict');
    stopWithdrawal(merchant, row.index, withdrawalStatus.canceled, '', now);
    logAction(call, logType.money, 'withdrawalCanceled', amountFields(assetAt(row.asset), row.amount));
    return projectWithdrawal(merchant, merchant.rows.withdrawals.get(row.index) ?? row, call);
  },
} satisfies Partial<Handlers>;

function withdrawalSheet(call: Call): Sheet<Withdrawal> {
  const { text, money, time, code } = columnsOf<Withdrawal, 'funds'>(call.language, 'funds');
  return {
    area: 'withdrawals',
    noun: 'funds',
    filters: { ...movementFilters(call), status: 'common.withdrawal' },
    columns: [
      time('created_time'),
      text('trade_no', 36),
      code('status', 'common.withdrawal'),
      text('token', 8),
      text('chain', 12),
      money('amount'),
      money('service_fee'),
      money('network_fee'),
      money('fee'),
      money('actual_amount'),
      money('usdt_amount', inUsdt),
      text('address', 46),
      text('label'),
      text('txid', 40),
      code('source', 'funds.source'),
      time('finish_time'),
      text('reason', 30),
    ],
  };
}
