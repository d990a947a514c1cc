import { emailPurpose, logType, onOffCode } from '#contract/enumerations.ts';
import type { listExpenses, Expense } from '#contract/funds.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { lockWithdrawals, assertVerified } from '../security/verification.ts';
import { findStream } from './stream.ts';
import { streamSheet } from './streamSheet.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { movementFilters } from './movementFilters.ts';
import type { QueryOutput } from '#contract/endpoint.ts';
import { logoOfAsset, assetAt, gasAsset } from '#core/catalogue/tokens.ts';
import { deriveTxid, fillIn } from '#core/chain/derive.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits } from '#core/books/money.ts';
import { equals, newestOf, pageOf, testsOf, within, type Page } from '#core/books/paging.ts';
import type { ExpenseRow } from '#core/books/rows/funds.ts';
import { tradeNo } from '#core/books/tradeNo.ts';
import { notificationIdOf } from '../notifications/handlers.ts';

export const fundsHandlers = {
  'funds.expend': {
    handle: ({ merchant, query, page }) => findExpenses(merchant, query, page),
    sheet: expenseSheet,
  },

  'funds.stream': {
    handle: ({ merchant, query, page }) => findStream(merchant, query, page),
    sheet: streamSheet,
  },

  'funds.freeze': (call) => {
    const { body, merchant, now } = call;
    const isFreezing = body.open === onOffCode.on;
    // Any user of the account can stop an attack without verification. Unfreezing is a security change.
    if (!isFreezing) assertVerified(call, body, emailPurpose.withdrawal);
    const wasFrozen = merchant.settings.isFrozen;
    merchant.settings.isFrozen = isFreezing;
    if (wasFrozen && !isFreezing) lockWithdrawals(merchant, 'thaw', now);
    logAction(call, logType.security, isFreezing ? 'frozen' : 'thawed');
    return { open: body.open, withdraw_lock_until: merchant.profile.lockUntil };
  },
} satisfies Partial<Handlers>;

function expenseSheet(call: Call): Sheet<Expense> {
  const { title, text, money, number, time } = columnsOf<Expense, 'funds'>(call.language, 'funds');
  const plain = { kind: 'text' } as const;
  return {
    area: 'gas-expenditure',
    noun: 'funds',
    filters: movementFilters(call),
    filterTitles: { id: 'funds.column.trade_no' },
    columns: [
      time('created_time'),
      { key: 'chain', title: title('chain'), ...plain, value: (row) => row.currency.chain },
      { key: 'token', title: title('token'), ...plain, value: (row) => row.currency.token },
      { ...money('amount', inUsdt), title: 'sheet.gas-expenditure.amount' },
      number('order_count'),
      text('txid', 40),
    ],
  };
}

function expenseNoOf(merchant: Merchant, row: ExpenseRow): string {
  return tradeNo(merchant.seed, 'expense', row.index, row.createdAt);
}

function projectExpense(merchant: Merchant, row: ExpenseRow, messageId: string): Expense {
  const asset = assetAt(row.asset);
  const txid = deriveTxid(asset.chain.family, `${merchant.seed}:gather:${row.index}`);
  return {
    id: expenseNoOf(merchant, row),
    amount: formatUnits(row.amount, gasAsset.decimals),
    currency: { token: asset.token.token, chain: asset.chain.chain, logo: logoOfAsset(asset) },
    created_time: row.createdAt,
    txid,
    browser_url: fillIn(asset.chain.explorerTx, 'txid', txid),
    order_count: row.orderCount,
    message_id: messageId,
  };
}

function messagesByExpense(merchant: Merchant): Map<number, string> {
  const messageIds = new Map<number, string>();
  merchant.rows.notifications.fromNewest((row) => {
    if (row.expense !== undefined) messageIds.set(row.expense, notificationIdOf(row.index));
  });
  return messageIds;
}

/** `network_id` is the ID of a network. `token_id` is the ID or name of a token, or the ID of an asset. */
function findExpenses(merchant: Merchant, filters: QueryOutput<typeof listExpenses>, page: Page) {
  const messageIds = messagesByExpense(merchant);
  const messageOf = (row: ExpenseRow) => messageIds.get(row.index) ?? '';
  const tests = testsOf<ExpenseRow, typeof filters>(filters, {
    network_id: equals((row) => assetAt(row.asset).chain.id),
    token_id: (token) => (row) => {
      const asset = assetAt(row.asset);
      return [asset.id, asset.token.id, asset.token.token].includes(token);
    },
    message_id: equals(messageOf),
    id: equals((row) => expenseNoOf(merchant, row)),
    ...within((row) => row.createdAt),
  });
  const { expenses } = merchant.rows;
  let sum = 0n;
  for (const row of newestOf(expenses, tests)) sum += row.amount;
  const found = pageOf(expenses, page, tests, (row) => projectExpense(merchant, row, messageOf(row)));
  return { ...found, sum_amount: formatUnits(sum, gasAsset.decimals) };
}
