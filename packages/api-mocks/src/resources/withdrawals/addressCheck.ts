import { type AddressCheck, type AddressReason, addressReasons } from '#contract/withdrawals.ts';
import { assets, type Asset } from '#core/catalogue/tokens.ts';
import { chainFamilies } from '#contract/enumerations.ts';
import { deriveAddress } from '#core/chain/derive.ts';
import { familiesOf } from '#rules/address.ts';
import { isMemo } from '#rules/isMemo.ts';
import { type ChosenAsset, readRecipient, type RecipientProblem } from '#rules/recipient.ts';
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

const linkedToken = ({ token, contract, decimals }: Asset) => ({ token: token.token, contract, decimals });

/** The asset as the list of currencies has it. */
export const chosenOf = (asset: Asset): ChosenAsset => ({
  network: {
    chain: asset.chain.chain,
    net_work: asset.chain.netWork,
    chain_family: asset.chain.family,
    memo: asset.chain.memo ?? false,
    subset: assets.filter(({ chain }) => chain === asset.chain).map(linkedToken),
  },
  token: linkedToken(asset),
});

/** The contract's reason for a problem; `format` for one that it doesn't have. */
function reasonFor({ kind }: RecipientProblem): AddressReason {
  if (kind === 'mismatch' || kind === 'otherNetwork') return 'chain_mismatch';
  return addressReasons.find((reason) => reason === kind) ?? 'format';
}

function reasonOf(merchant: Merchant, asset: Asset, text: string, memo: string): AddressReason {
  const { problem, address } = readRecipient(text, chosenOf(asset));
  if (problem) return reasonFor(problem);
  // A call has to name the address itself: nothing is sent to an address that was worked out here.
  if (address !== text) return 'format';
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
