import { emailPurpose, logType } from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import type { createWithdrawal } from '#contract/withdrawals.ts';
import { amountOf, openAssetOf } from '#core/books/findAsset.ts';
import type { Call } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { units } from '#core/books/money.ts';
import type { WithdrawalRow } from '#core/books/rows/funds.ts';
import { addToBook, assertLabel, countUse } from '../addresses/book.ts';
import { assertExit } from '../exits/assertExit.ts';
import { savedEntryOf } from '../exits/destination.ts';
import { assertVerified } from '../security/verification.ts';
import { addWithdrawal, freezeForWithdrawal, withdrawalFee } from './book.ts';
import { followWithdrawal } from './lifecycle.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';

type Input = BodyOutput<typeof createWithdrawal>;

/** Verifies last, because a call that is rejected for another reason must not use up the code. */
export function withdraw(call: Call, input: Input): WithdrawalRow {
  const { bank, merchant, now } = call;
  const asset = openAssetOf(input.id);
  const amount = amountOf(asset, input.amount);
  const address = input.address.trim();
  const memo = input.memo.trim();
  const quotedAt = momentOfQuote(bank, { asset, amount, quoteId: input.quote_id, now });
  const cost = withdrawalFee(asset, amount, quotedAt ?? now);
  const saved = savedEntryOf(merchant, { asset, address, memo });
  const label = input.label || address.slice(0, 8);
  const isToSave = input.save_address === true && !saved;
  if (isToSave) assertLabel(call, asset.index, label);
  assertExit({
    exit: 'withdrawal',
    bank,
    merchant,
    now,
    asset,
    amount,
    fee: cost.fee,
    least: units(asset.minWithdraw, asset.decimals),
    destination: { kind: 'address', asset, address, memo },
    agreed: {
      fee: input.fee,
      actual_amount: input.actual_amount,
      isQuoteOver: input.fee === undefined && input.quote_id !== undefined && quotedAt === undefined,
    },
    verify: () => assertVerified(call, input, emailPurpose.withdrawal),
  });

  const row = addWithdrawal(merchant, {
    asset,
    amount,
    at: now,
    cost,
    requestId: input.request_id,
    address,
    memo,
    label: saved?.label ?? input.label,
  });
  freezeForWithdrawal(merchant, row, now);
  followWithdrawal(bank, merchant, row);
  if (saved) countUse(merchant, saved, now);
  if (isToSave) addToBook(call, asset, { label, address, memo, note: '' });
  logAction(call, logType.money, 'withdrawal', { amount: input.amount, token: asset.token.token });
  return row;
}

/** The validity of a quote. Codes expire earlier (10 minutes), so the displayed fee applies. */
const HONOURED_SECONDS = 15 * 60;

const markOf = (bank: Bank, asset: Asset, amount: bigint, at: number) =>
  bank.random.fork(`cost:${at}:${asset.id}:${amount}`).hex(16);

/** Returns the ID of a quote. The ID contains the time of the quote and a digest that can't be forged. */
export function quoteIdOf(bank: Bank, asset: Asset, amount: bigint, at: number): string {
  return `quo_${at}_${markOf(bank, asset, amount, at)}`;
}

/** Returns undefined if the quote has expired, is forged, or belongs to another token or amount. */
function momentOfQuote(
  bank: Bank,
  { asset, amount, quoteId, now }: { asset: Asset; amount: bigint; quoteId: string | undefined; now: number },
): number | undefined {
  const at = Number(/^quo_(\d+)_/.exec(quoteId ?? '')?.[1]);
  const isHonoured = at <= now && now - at <= HONOURED_SECONDS;
  return isHonoured && quoteId === quoteIdOf(bank, asset, amount, at) ? at : undefined;
}
