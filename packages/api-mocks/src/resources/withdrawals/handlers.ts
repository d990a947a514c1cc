import { errorCode } from '#contract/errors.ts';
import { logType, withdrawalStatus } from '#contract/enumerations.ts';
import {
  cancelWithdrawal,
  checkAddress,
  createWithdrawal,
  exportWithdrawals,
  getWithdrawalCost,
  listWithdrawals,
  type withdrawalFilters,
} from '#contract/withdrawals.ts';
import type * as v from 'valibot';
import { assetAt } from '#core/catalogue/tokens.ts';
import { ApiError } from '#core/apiError.ts';
import { amountOf, assetOf } from '#core/findAsset.ts';
import { implement, implementExport, type Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import { formatUnits, formatValue } from '#core/money.ts';
import { isWithin, pageOf, type Page } from '#core/paging.ts';
import type { WithdrawalRow } from '#core/rows/funds.ts';
import { indexInTradeNo } from '#core/tradeNo.ts';
import { checkAddressOf } from './addressCheck.ts';
import { withdraw } from './create.ts';
import { stopWithdrawal } from './lifecycle.ts';
import { projectCost, projectWithdrawal, withdrawalNoOf } from './project.ts';
import { quoteIdOf } from './quote.ts';
import { withdrawalSheet } from './sheet.ts';

type Filters = v.InferOutput<v.ObjectSchema<typeof withdrawalFilters, undefined>>;

function isMatch(call: Call, filters: Filters, row: WithdrawalRow): boolean {
  const asset = assetAt(row.asset);
  const { address, request_id: requestId, trade_no: number } = filters;
  return (
    (filters.status === undefined || row.status === filters.status) &&
    (!filters.id || asset.id === filters.id) &&
    (!filters.token || asset.token.token === filters.token) &&
    (!address || row.address.toLowerCase().includes(address.toLowerCase())) &&
    (!requestId || row.requestId === requestId) &&
    (!number || withdrawalNoOf(call.merchant, row).includes(number)) &&
    isWithin(row.createdAt, filters)
  );
}

function find(call: Call, filters: Filters, page: Page) {
  const { merchant } = call;
  let sum = 0n;
  const found = pageOf(
    merchant.rows.withdrawals,
    page,
    (row) => {
      if (!isMatch(call, filters, row)) return false;
      sum += row.value;
      return true;
    },
    (row) => projectWithdrawal(merchant, row, call),
  );
  return { ...found, sum_amount_usdt: formatValue(sum) };
}

export const withdrawalHandlers = {
  'withdrawals.cost': implement(getWithdrawalCost, ({ merchant, query, now, bank }) => {
    const asset = assetOf(query.id);
    const amount = query.amount ? amountOf(asset, query.amount) : 0n;
    return projectCost(merchant, asset, amount, now, quoteIdOf(bank, asset, amount, now));
  }),

  'withdrawals.addressValid': implement(checkAddress, ({ bank, merchant, query }) =>
    checkAddressOf(bank, merchant, assetOf(query.id), query.address, query.memo),
  ),

  'withdrawals.list': implement(listWithdrawals, (call) => find(call, call.query, call.page), {
    sheet: withdrawalSheet,
    rowsOf: ({ list }) => list,
  }),

  'withdrawals.export': implementExport(
    exportWithdrawals,
    withdrawalSheet,
    (call) => find(call, call.query, { from: 0, size: Number.MAX_SAFE_INTEGER }).list,
  ),

  'withdrawals.create': implement(createWithdrawal, (call) => {
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
  }),

  'withdrawals.cancel': implement(cancelWithdrawal, (call) => {
    const { merchant, body, now } = call;
    const index = indexInTradeNo('withdrawal', body.trade_no);
    const row = index === undefined ? undefined : merchant.rows.withdrawals.get(index);
    if (!row || withdrawalNoOf(merchant, row) !== body.trade_no)
      throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    // Support may cancel an abnormal one; the merchant only while it is in audit.
    if (row.status !== withdrawalStatus.auditing)
      throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
    stopWithdrawal(merchant, row.index, withdrawalStatus.canceled, '', now);
    const asset = assetAt(row.asset);
    logAction(call, logType.money, 'withdrawalCanceled', {
      amount: formatUnits(row.amount, asset.decimals),
      token: asset.token.token,
    });
    return projectWithdrawal(merchant, merchant.rows.withdrawals.get(row.index) ?? row, call);
  }),
};
