import {
  balanceType,
  emailPurpose,
  movementDirection,
  movementProgress,
  logType,
  notificationType,
  streamType,
} from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import type { createTransfer, Transfer, Payee } from '#contract/transfers.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { amountFields, assetFields, assetAt, type Asset } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';
import { fieldError, ApiError, keeping } from '#core/http/apiError.ts';
import { amountOf, assetOf } from '#core/books/findAsset.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { maskMchid, maskName, maskEmail } from '#core/text/mask.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { amountFor, formatUnits, parseUnits, VALUE_DECIMALS } from '#core/books/money.ts';
import { contains, equals, pageOf, testsOf, within } from '#core/books/paging.ts';
import type { TransferRow } from '#core/books/rows/funds.ts';
import { tradeNo } from '#core/books/tradeNo.ts';
import { announceMovement } from '../callbacks/deliver.ts';
import { notify } from '../notifications/notify.ts';
import { assertExit } from '../exits/assertExit.ts';
import { assertVerified } from '../security/verification.ts';
import { displayUnit } from '../payments/factory.ts';
import { errorCode } from '#contract/errors.ts';
import { countWrong, type GuardSource } from '#core/access/guard.ts';
import { foldEmail } from '#rules/sameEmail.ts';
import { assertOpen } from '../security/guard.ts';
import { columnsOf } from '#core/files/columns.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import { post } from '#core/books/ledger.ts';

/** Returns smallest units. `type` is the unit of `text`: the token or USDT (specification §9). */
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
  const shown = { ...amountFields(asset, amount) };
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

function transferNoOf(merchant: Merchant, row: TransferRow): string {
  return tradeNo(merchant.seed, 'transfer', row.index, row.createdAt);
}

/** Transfers in the demo data contain the name of a demo merchant instead of an ID. */
function counterparty({ directory }: Bank, { counterparty: given }: TransferRow) {
  const known = directory.known.find(({ mchid, name }) => mchid === given || name === given);
  const name = known?.name ?? directory.byMchid(given)?.profile.name ?? given;
  return { name: maskName(name), mchid: known?.mchid ?? given };
}

function projectTransfer(bank: Bank, merchant: Merchant, row: TransferRow): Transfer {
  const asset = assetAt(row.asset);
  const other = counterparty(bank, row);
  return {
    trade_no: transferNoOf(merchant, row),
    direction: row.direction,
    account: row.direction === movementDirection.out ? other.mchid : '',
    request_id: row.requestId ?? '',
    account_mask: maskMchid(other.mchid),
    name_mask: other.name,
    ...assetFields(asset),
    amount: formatUnits(row.amount, asset.decimals),
    remark: row.remark,
    progress: row.progress,
    created_time: row.createdAt,
  };
}

export const transferHandlers = {
  'transfers.create': (call) => {
    const { merchant, body } = call;
    return withPayee(call, body.account, (payee) => {
      const row = send(call, body, payee);
      return {
        trade_no: transferNoOf(merchant, row),
        progress: row.progress,
        name_mask: maskName(payee.profile.name),
      };
    });
  },

  'transfers.list': {
    handle: ({ bank, merchant, query, page }) =>
      pageOf(
        merchant.rows.transfers,
        page,
        testsOf<TransferRow, typeof query>(query, {
          id: equals((row) => assetAt(row.asset).id),
          request_id: equals((row) => row.requestId),
          trade_no: contains((row) => transferNoOf(merchant, row)),
          ...within((row) => row.createdAt),
        }),
        (row) => projectTransfer(bank, merchant, row),
      ),
    sheet: transferSheet,
  },

  'transfers.payee': (call) => withPayee(call, call.query.account, (payee) => projectPayee(call, payee)),
} satisfies Partial<Handlers>;

function lastPaidAt({ rows }: Merchant, { mchid, profile }: Merchant): number {
  let at = 0;
  rows.transfers.fromNewest((row) => {
    const isTo =
      row.direction === movementDirection.out &&
      (row.counterparty === mchid || row.counterparty === profile.name);
    if (isTo) at = row.createdAt;
    return !isTo;
  });
  return at;
}

/**
 * Finds a merchant for `work`. Limits first lookups of a merchant, because a lookup reveals if an account
 * exists. The lookup of a rejected call also counts.
 * @throws {ApiError} 10021 for an unknown ID, 10003 for an unknown email address
 */
function withPayee<Result>(call: Call, account: string, work: (payee: Merchant) => Result): Result {
  const { bank, merchant, now } = call;
  const isEmail = account.includes('@');
  const name = isEmail ? foldEmail(account) : account;
  const payee = isEmail ? bank.directory.byEmail(account) : bank.directory.byMchid(account);
  const answer = () => {
    if (!payee) throw new ApiError(isEmail ? errorCode.ACCOUNT_NOT_FOUND : errorCode.MERCHANT_NOT_FOUND);
    if (payee.mchid === merchant.mchid) throw fieldError('account', 'account_self');
    return work(payee);
  };
  if (merchant.settings.guard.lookedUp.includes(name)) return answer();
  const source: GuardSource = `payee:${call.session.id}`;
  assertOpen(merchant, source, now);
  const count = () => {
    countWrong(merchant.settings.guard, source, now);
    merchant.settings.guard.lookedUp.push(name, payee?.mchid ?? name);
  };
  return keeping(count, answer);
}

/** A fraudster can imitate a name, but not the ID, the age of the account or former transfers. */
function projectPayee({ merchant }: Call, payee: Merchant): Payee {
  return {
    mchid: payee.mchid,
    name_mask: maskName(payee.profile.name),
    email_mask: maskEmail(payee.profile.email),
    registered_time: payee.profile.registeredAt,
    last_paid_time: lastPaidAt(merchant, payee),
  };
}

function transferSheet(call: Call): Sheet<Transfer> {
  const { text, money, time, code } = columnsOf<Transfer, 'funds'>(call.language, 'funds');
  return {
    area: 'internal-transfers',
    noun: 'funds',
    filters: movementFilters(call),
    columns: [
      time('created_time'),
      text('trade_no', 36),
      code('direction', 'funds.direction'),
      text('name_mask'),
      text('account_mask'),
      text('token'),
      text('chain'),
      money('amount'),
      text('remark', 40),
      code('progress', 'common.progress'),
    ],
  };
}

/** Posts a transfer in the ledger of one of the two merchants. The caller posts it in the other ledger. */
export function postTransfer(merchant: Merchant, row: TransferRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.internalTransfer,
    direction: row.direction,
    asset: row.asset,
    amount: row.amount,
    contra: 'transfer',
    source: 'transfer',
    sourceIndex: row.index,
    remark: row.remark,
  });
}
