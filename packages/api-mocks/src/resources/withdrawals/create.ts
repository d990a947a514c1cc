import {
  addressStatus,
  emailPurpose,
  logType,
  onOffCode,
  withdrawalSource,
  withdrawalStatus,
} from '../../contract/enumerations.ts';
import type { BodyOutput } from '../../contract/endpoint.ts';
import type { createWithdrawal } from '../../contract/withdrawals.ts';
import { priceAt } from '../../core/catalogue/prices.ts';
import type { Asset } from '../../core/catalogue/tokens.ts';
import { Fault, fieldFault } from '../../core/fault.ts';
import { amountOf, openAssetOf } from '../../core/findAsset.ts';
import type { Call } from '../../core/implement.ts';
import { availableOf } from '../../core/ledger.ts';
import { logAction } from '../../core/log.ts';
import { formatUnits, valueOf } from '../../core/money.ts';
import type { AddressRow } from '../../core/rows/desk.ts';
import type { WithdrawalRow } from '../../core/rows/funds.ts';
import { isSameAddress } from '../../rules/same-address.ts';
import { addToBook } from '../addresses/book.ts';
import { assertOutgoing } from '../security/lock.ts';
import { assertVerified } from '../security/verification.ts';
import { checkAddressOf } from './addressCheck.ts';
import { freezeForWithdrawal } from './book.ts';
import { withdrawalFee } from './fees.ts';
import { followWithdrawal } from './lifecycle.ts';
import { assertAmount } from './limits.ts';
import { momentOfQuote } from './quote.ts';

type Wanted = BodyOutput<typeof createWithdrawal>;

function savedEntry(call: Call, asset: Asset, address: string): AddressRow | undefined {
  return call.merchant.rows.addresses
    .all()
    .find(
      (row) =>
        !row.isDeleted &&
        row.asset === asset.index &&
        isSameAddress(asset.chain.family, row.address, address),
    );
}

function assertAddress(call: Call, asset: Asset, address: string, memo: string): AddressRow | undefined {
  const check = checkAddressOf(call.bank, call.merchant, asset, address, memo);
  if (check.reason === 'memo_required') throw fieldFault('memo', 'address_memo_required');
  if (check.reason === 'memo_format') throw fieldFault('memo', 'memo_format');
  if (!check.valid) throw fieldFault('address', `address_${check.reason}`);
  const saved = savedEntry(call, asset, address);
  const isUsable = saved?.status === addressStatus.active;
  if (saved && saved.status === addressStatus.cooling) throw fieldFault('address', 'address_cooling');
  if (saved?.status === addressStatus.disabled) throw fieldFault('address', 'address_disabled');
  if (!isUsable && call.merchant.settings.addressPolicy.onlySaved === onOffCode.on) {
    throw fieldFault('address', 'address_not_saved');
  }
  return saved;
}

function countUse(call: Call, saved: AddressRow | undefined): void {
  if (!saved) return;
  call.merchant.rows.addresses.replace(saved.index, {
    ...saved,
    lastUsedAt: call.now,
    useCount: saved.useCount + 1,
  });
}

/** Everything is looked at before anybody is asked for a code; money moves only after the code. */
export function withdraw(call: Call, wanted: Wanted): WithdrawalRow {
  const { bank, merchant, now } = call;
  const asset = openAssetOf(wanted.id);
  const amount = amountOf(asset, wanted.amount);
  assertOutgoing(merchant, now);
  const address = wanted.address.trim();
  const saved = assertAddress(call, asset, address, wanted.memo.trim());
  assertAmount(merchant, asset, amount, availableOf(merchant.ledger, asset.index), now);
  const agreedAt = momentOfQuote(bank, { asset, amount, quoteId: wanted.quote_id, now });
  const { fee } = withdrawalFee(asset, amount, agreedAt);
  if (amount <= fee) throw new Fault(10022, { fee: formatUnits(fee, asset.decimals) });
  assertVerified(call, wanted, emailPurpose.withdrawal);

  const row = merchant.rows.withdrawals.add((index) => ({
    index,
    requestId: wanted.request_id,
    createdAt: now,
    sentAt: 0,
    finishedAt: 0,
    status: withdrawalStatus.auditing,
    asset: asset.index,
    amount,
    fee,
    value: valueOf(amount, asset.decimals, priceAt(asset.token, now)),
    address,
    memo: wanted.memo,
    label: saved?.label ?? wanted.label,
    reason: '',
    source: withdrawalSource.console,
  }));
  freezeForWithdrawal(merchant, row, now);
  followWithdrawal(bank, merchant, row);
  countUse(call, saved);
  if (wanted.save_address === true && !saved) {
    addToBook(call, asset, {
      label: wanted.label || address.slice(0, 8),
      address,
      memo: wanted.memo,
      note: '',
    });
  }
  logAction(call, logType.money, 'withdrawal', { amount: wanted.amount, token: asset.token.token });
  return row;
}
