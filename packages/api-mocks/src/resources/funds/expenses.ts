import type { Expense } from '#contract/funds.ts';
import { logoFor } from '#core/catalogue/logo.ts';
import { assetAt, gasAsset } from '#core/catalogue/tokens.ts';
import { deriveTxid, fillIn } from '#core/chain/derive.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import type { ExpenseRow } from '#core/rows/funds.ts';
import { tradeNo } from '#core/tradeNo.ts';
import { notificationIdOf } from '../notifications/handlers.ts';

export interface ExpenseFilters {
  start_time?: number | undefined;
  end_time?: number | undefined;
  network_id?: string | undefined;
  token_id?: string | undefined;
  message_id?: string | undefined;
  id?: string | undefined;
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
    currency: {
      token: asset.token.token,
      chain: asset.chain.chain,
      logo: logoFor(asset.token.token, asset.token.colour),
    },
    created_time: row.createdAt,
    txid,
    browser_url: fillIn(asset.chain.explorerTx, 'txid', txid),
    order_count: row.orderCount,
    message_id: messageId,
  };
}

/** Notification ids by expense. */
function messagesByExpense(merchant: Merchant): Map<number, string> {
  const messageIds = new Map<number, string>();
  merchant.rows.notifications.fromNewest((row) => {
    if (row.expense !== undefined) messageIds.set(row.expense, notificationIdOf(row.index));
  });
  return messageIds;
}

/** `network_id` is a chain's id; `token_id` a token's id, its name, or the id of a token on a chain. */
function isMatch(merchant: Merchant, row: ExpenseRow, filters: ExpenseFilters): boolean {
  const asset = assetAt(row.asset);
  if (filters.start_time !== undefined && row.createdAt < filters.start_time) return false;
  if (filters.end_time !== undefined && row.createdAt > filters.end_time) return false;
  if (filters.network_id && asset.chain.id !== filters.network_id) return false;
  if (filters.id && expenseNoOf(merchant, row) !== filters.id) return false;
  return !filters.token_id || [asset.id, asset.token.id, asset.token.token].includes(filters.token_id);
}

export function findExpenses(
  merchant: Merchant,
  filters: ExpenseFilters,
  page: { from: number; size: number },
) {
  const messageIds = messagesByExpense(merchant);
  const list: Expense[] = [];
  let total = 0;
  let sum = 0n;
  merchant.rows.expenses.fromNewest((row) => {
    const messageId = messageIds.get(row.index) ?? '';
    if (!isMatch(merchant, row, filters) || (filters.message_id && filters.message_id !== messageId)) return;
    if (total >= page.from && list.length < page.size) list.push(projectExpense(merchant, row, messageId));
    total += 1;
    sum += row.amount;
  });
  return { list, total, sum_amount: formatUnits(sum, gasAsset.decimals) };
}
