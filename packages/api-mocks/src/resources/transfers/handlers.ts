import {
  balanceType,
  emailPurpose,
  movementDirection,
  movementProgress,
  logType,
  notificationType,
} from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { createTransfer, findPayee, listTransfers, type Transfer } from '#contract/transfers.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { assetAt, type Asset } from '#core/catalogue/tokens.ts';
import { logoFor } from '#core/catalogue/logo.ts';
import type { Bank } from '#core/bank.ts';
import { fieldError } from '#core/apiError.ts';
import { amountOf, assetOf } from '#core/findAsset.ts';
import { implement, type Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import { maskMchid, maskName } from '#core/mask.ts';
import type { Merchant } from '#core/merchant.ts';
import { amountFor, formatUnits, parseUnits, VALUE_DECIMALS } from '#core/money.ts';
import { isWithin, pageOf } from '#core/paging.ts';
import type { TransferRow } from '#core/rows/funds.ts';
import { tradeNo } from '#core/tradeNo.ts';
import { announceMovement } from '../callbacks/events.ts';
import { notify } from '../notifications/notify.ts';
import { assertExit } from '../exits/assertExit.ts';
import { assertVerified } from '../security/verification.ts';
import { displayUnit } from '../payments/factory.ts';
import { postTransfer } from './book.ts';
import { projectPayee, withPayee } from './payee.ts';
import { transferSheet } from './sheet.ts';

/** The amount in the token, whichever figure it was written in (specification §9). */
export function tokenAmount(asset: Asset, text: string, type: number, now: number): bigint {
  if (type === balanceType.balance) return amountOf(asset, text);
  const value = parseUnits(text, VALUE_DECIMALS);
  if (value === undefined || value === 0n) throw fieldError('amount', 'validaValue');
  return amountFor(value, asset.decimals, priceAt(asset.token, now));
}

function addSide(merchant: Merchant, row: Omit<TransferRow, 'index'>, at: number): TransferRow {
  const added = merchant.rows.transfers.add((index) => ({ index, ...row }));
  postTransfer(merchant, added, at);
  return added;
}

function send(call: Call, input: BodyOutput<typeof createTransfer>, payee: Merchant): TransferRow {
  const { bank, merchant, now } = call;
  const asset = assetOf(input.id);
  const amount = tokenAmount(asset, input.amount, input.balance_type, now);
  assertExit({
    exit: 'transfer',
    bank,
    merchant,
    now,
    asset,
    amount,
    fee: 0n,
    least: displayUnit(asset),
    destination: { kind: 'merchant', seed: payee.seed },
    agreed: { fee: input.fee },
    verify: () => assertVerified(call, input, emailPurpose.withdrawal),
  });
  const both = {
    createdAt: now,
    asset: asset.index,
    amount,
    remark: input.remark,
    progress: movementProgress.accomplish,
  };
  const sent = { ...both, direction: movementDirection.out, counterparty: payee.mchid };
  const row = addSide(merchant, { ...sent, requestId: input.request_id }, now);
  const got = addSide(payee, { ...both, direction: movementDirection.in, counterparty: merchant.mchid }, now);
  const shown = { amount: formatUnits(amount, asset.decimals), token: asset.token.token };
  notify(payee, now, {
    type: notificationType.recharge,
    notice: 'transferReceived',
    values: { ...shown, name: maskName(merchant.profile.name) },
    link: '/property/fundingDetails?tab=transfer',
  });
  announceMovement(bank, payee, 'transfer', 'transfer.received', got, now);
  logAction(call, logType.money, 'transfer', { ...shown, name: maskName(payee.profile.name) });
  return row;
}

export function transferNoOf(merchant: Merchant, row: TransferRow): string {
  return tradeNo(merchant.seed, 'transfer', row.index, row.createdAt);
}

/** The other side by its id; the demo history knows its partners by their names. */
function counterparty(bank: Bank, row: TransferRow): { name: string; mchid: string } {
  const known = bank.directory.known.find(
    ({ mchid, name }) => mchid === row.counterparty || name === row.counterparty,
  );
  return { name: maskName(known?.name ?? row.counterparty), mchid: known?.mchid ?? '' };
}

function projectTransfer(bank: Bank, merchant: Merchant, row: TransferRow): Transfer {
  const asset = assetAt(row.asset);
  const other = counterparty(bank, row);
  return {
    trade_no: transferNoOf(merchant, row),
    direction: row.direction,
    account: row.direction === movementDirection.out ? other.mchid : '',
    request_id: row.requestId ?? '',
    account_mask: other.mchid === '' ? '' : maskMchid(other.mchid),
    name_mask: other.name,
    token: asset.token.token,
    chain: asset.chain.chain,
    net_work: asset.chain.netWork,
    logo: logoFor(asset.token.token, asset.token.colour),
    amount: formatUnits(row.amount, asset.decimals),
    remark: row.remark,
    progress: row.progress,
    created_time: row.createdAt,
  };
}

export const transferHandlers = {
  'transfers.create': implement(createTransfer, (call) => {
    const { merchant, body } = call;
    return withPayee(call, body.account, (payee) => {
      const row = send(call, body, payee);
      return {
        trade_no: transferNoOf(merchant, row),
        progress: row.progress,
        name_mask: maskName(payee.profile.name),
      };
    });
  }),

  'transfers.list': implement(
    listTransfers,
    ({ bank, merchant, query, page }) =>
      pageOf(
        merchant.rows.transfers,
        page,
        (row) =>
          (query.direction === undefined || row.direction === query.direction) &&
          (!query.id || assetAt(row.asset).id === query.id) &&
          (!query.request_id || row.requestId === query.request_id) &&
          (!query.trade_no || transferNoOf(merchant, row).includes(query.trade_no)) &&
          isWithin(row.createdAt, query),
        (row) => projectTransfer(bank, merchant, row),
      ),
    { sheet: transferSheet, rowsOf: ({ list }) => list },
  ),

  'transfers.payee': implement(findPayee, (call) =>
    withPayee(call, call.query.account, (payee) => projectPayee(call, payee)),
  ),
};
