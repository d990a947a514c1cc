import { emailPurpose, logType } from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import type { createWithdrawal } from '#contract/withdrawals.ts';
import { amountOf, openAssetOf } from '#core/findAsset.ts';
import type { Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import { units } from '#core/money.ts';
import type { WithdrawalRow } from '#core/rows/funds.ts';
import { addToBook, assertLabel } from '../addresses/book.ts';
import { countUse } from '../addresses/uses.ts';
import { assertExit } from '../exits/assertExit.ts';
import { savedEntryOf } from '../exits/destination.ts';
import { assertVerified } from '../security/verification.ts';
import { addWithdrawal } from './addWithdrawal.ts';
import { freezeForWithdrawal } from './book.ts';
import { withdrawalFee } from './fees.ts';
import { followWithdrawal } from './lifecycle.ts';
import { momentOfQuote } from './quote.ts';

type Input = BodyOutput<typeof createWithdrawal>;

/** Everything is validated before a code is requested; money moves only after the code. */
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
