import { type AddressCheck, type AddressReason, addressReasons } from '#contract/withdrawals.ts';
import { assets, type Asset } from '#core/catalogue/tokens.ts';
import { chainFamilies, withdrawalStatus } from '#contract/enumerations.ts';
import { deriveAddress } from '#core/chain/derive.ts';
import { familiesOf } from '#rules/address.ts';
import { isMemo } from '#rules/isMemo.ts';
import { type ChosenAsset, readRecipient, type RecipientProblem } from '#rules/recipient.ts';
import { isSameAddress, addressKey, isSimilarAddress } from '#rules/sameAddress.ts';
import type { Bank } from '#core/books/bank.ts';
import { maskName } from '#core/text/mask.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { depositAddress } from '../recharge/address.ts';
import type { WithdrawalRow } from '#core/books/rows/funds.ts';

/** The blocked addresses, one for each address family. They simulate recipients of stolen funds. */
export const blacklist: readonly string[] = chainFamilies.map((family) =>
  deriveAddress(family, 'blacklisted'),
);

const same = (asset: Asset, a: string, b: string) => isSameAddress(asset.chain.family, a, b);

/** Checks if an address belongs to a token contract on any network. */
const isContract = (asset: Asset, text: string) =>
  assets.some(({ contract }) => contract !== '' && same(asset, contract, text));

function internalOwner(bank: Bank, merchant: Merchant, asset: Asset, text: string): AddressCheck['internal'] {
  const owner = bank.directory.known.find(
    (one) =>
      one.mchid !== merchant.mchid &&
      same(asset, depositAddress(`${bank.historySeed}:${one.key}`, asset), text),
  );
  return owner ? { mchid: owner.mchid, name_mask: maskName(owner.name) } : null;
}

/** Recipients that need a destination tag to assign funds to a customer, such as exchanges. */
export const tagNeeded: readonly string[] = ['exchange', 'payments'].map((owner) =>
  deriveAddress('xrp', owner),
);

function memoReason(asset: Asset, text: string, memo: string): AddressReason {
  if (!asset.chain.memo) return '';
  if (!isMemo(asset.chain.family, memo)) return 'memo_format';
  return memo === '' && tagNeeded.includes(text) ? 'memo_required' : '';
}

const linkedToken = ({ token, contract, decimals }: Asset) => ({ token: token.token, contract, decimals });

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

/** Returns `format` if the API contract defines no specific reason. */
function reasonFor({ kind }: RecipientProblem): AddressReason {
  if (kind === 'mismatch' || kind === 'otherNetwork') return 'chain_mismatch';
  return addressReasons.find((reason) => reason === kind) ?? 'format';
}

function reasonOf(merchant: Merchant, asset: Asset, text: string, memo: string): AddressReason {
  const { problem, address } = readRecipient(text, chosenOf(asset));
  if (problem) return reasonFor(problem);
  // The call accepts only an address, and not a link or another text that contains one.
  if (address !== text) return 'format';
  if (isContract(asset, text)) return 'contract';
  if (same(asset, depositAddress(merchant.seed, asset), text)) return 'self';
  if (blacklist.some((bad) => same(asset, bad, text))) return 'blacklist';
  return memoReason(asset, text, memo);
}

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

type Similar = AddressCheck['similar'][number];

/** The seconds after a withdrawal for which its recipient counts as known. */
const PAID_SECONDS = 90 * 24 * 3600;

function paidAddresses({ rows }: Merchant, now: number): Similar[] {
  const found: Similar[] = [];
  rows.withdrawals.fromNewest(({ createdAt, status, address, label }) => {
    if (createdAt < now - PAID_SECONDS) return false;
    if (!isStopped({ status })) found.push({ address, label, source: 'paid' });
    return true;
  });
  return found;
}

function savedAddresses({ rows }: Merchant, isDeleted: boolean): Similar[] {
  return rows.addresses
    .all()
    .filter((row) => row.isDeleted === isDeleted)
    .map(({ address, label }) => ({ address, label, source: isDeleted ? 'deleted' : 'saved' }));
}

function knownAddresses(merchant: Merchant, asset: Asset, now: number): Similar[] {
  return [
    ...savedAddresses(merchant, false),
    { address: depositAddress(merchant.seed, asset), label: '', source: 'deposit' },
    ...paidAddresses(merchant, now),
    ...savedAddresses(merchant, true),
  ];
}

function similarAddresses(merchant: Merchant, asset: Asset, text: string, now: number): Similar[] {
  const { family } = asset.chain;
  const found = new Map<string, Similar>();
  for (const known of knownAddresses(merchant, asset, now)) {
    const key = addressKey(family, known.address);
    if (!found.has(key) && isSimilarAddress(family, known.address, text)) found.set(key, known);
  }
  return [...found.values()];
}

export const isStopped = ({ status }: Pick<WithdrawalRow, 'status'>): boolean =>
  status === withdrawalStatus.auditReject || status === withdrawalStatus.canceled;
