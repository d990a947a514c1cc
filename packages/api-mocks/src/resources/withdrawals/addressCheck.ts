import type { AddressCheck, AddressReason } from '#contract/withdrawals.ts';
import { assets, type Asset } from '#core/catalogue/tokens.ts';
import { chainFamilies } from '#contract/enumerations.ts';
import { deriveAddress } from '#core/chain/derive.ts';
import { addressError, familiesOf, formsOf } from '#rules/address.ts';
import { isMemo } from '#rules/isMemo.ts';
import { isForOtherNetwork, readPaymentUri } from '#rules/paymentUri.ts';
import { isSameAddress } from '#rules/sameAddress.ts';
import type { Bank } from '#core/bank.ts';
import { maskName } from '#core/mask.ts';
import type { Merchant } from '#core/merchant.ts';
import { depositAddress } from '../recharge/address.ts';
import { isStopped } from './isStopped.ts';
import { similarAddresses } from './similarAddresses.ts';

/** Said to belong to thieves; the demo has one in each family. */
export const blacklist: readonly string[] = chainFamilies.map((family) =>
  deriveAddress(family, 'blacklisted'),
);

const same = (asset: Asset, a: string, b: string) => isSameAddress(asset.chain.family, a, b);

/** The contracts of the catalogue on every network, not on the chosen one alone. */
const isContract = (asset: Asset, text: string) =>
  assets.some(({ contract }) => contract !== '' && same(asset, contract, text));

function internalOwner(bank: Bank, merchant: Merchant, asset: Asset, text: string): AddressCheck['internal'] {
  const owner = bank.directory.known.find(
    (one) =>
      one.mchid !== merchant.mchid && same(asset, depositAddress(`${bank.seed}:${one.key}`, asset), text),
  );
  return owner ? { mchid: owner.mchid, name_mask: maskName(owner.name) } : null;
}

/** Their owner distinguishes customers by a tag; funds without one can't be assigned. */
export const tagNeeded: readonly string[] = ['exchange', 'payments'].map((owner) =>
  deriveAddress('xrp', owner),
);

function memoReason(asset: Asset, text: string, memo: string): AddressReason {
  if (!asset.chain.memo) return '';
  if (!isMemo(asset.chain.family, memo)) return 'memo_format';
  return memo === '' && tagNeeded.includes(text) ? 'memo_required' : '';
}

function reasonOf(merchant: Merchant, asset: Asset, text: string, memo: string): AddressReason {
  const { family } = asset.chain;
  const scanned = readPaymentUri(text);
  if (scanned.address !== text && isForOtherNetwork(scanned, asset.chain.chain)) return 'chain_mismatch';
  const error = addressError(family, text);
  if (error !== '') return error === 'format' && formsOf(text).length > 0 ? 'chain_mismatch' : error;
  if (isContract(asset, text)) return 'contract';
  if (same(asset, depositAddress(merchant.seed, asset), text)) return 'self';
  if (blacklist.some((bad) => same(asset, bad, text))) return 'blacklist';
  return memoReason(asset, text, memo);
}

/** Whether an address may be withdrawn to, and what one should know about it. */
export function checkAddressOf(
  bank: Bank,
  merchant: Merchant,
  asset: Asset,
  given: string,
  memo = '',
): AddressCheck {
  const text = given.trim();
  const reason = reasonOf(merchant, asset, text, memo.trim());
  const isUsed = merchant.rows.withdrawals
    .all()
    .some((row) => !isStopped(row) && same(asset, row.address, text));
  return {
    valid: reason === '',
    chain_family: asset.chain.family,
    reason,
    match_families: familiesOf(text),
    first_use: !isUsed,
    internal: reason === '' ? internalOwner(bank, merchant, asset, text) : null,
    similar: similarAddresses(merchant, asset, text, bank.clock.now()),
  };
}
