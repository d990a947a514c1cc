import type { AddressCheck } from '#contract/withdrawals.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { addressKey, isSimilarAddress } from '#rules/sameAddress.ts';
import { depositAddress } from '../recharge/address.ts';
import { isStopped } from './isStopped.ts';

type Similar = AddressCheck['similar'][number];

/** How long a payee is remembered. */
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

/** What the merchant has to do with, the most telling source of each address first. */
function knownAddresses(merchant: Merchant, asset: Asset, now: number): Similar[] {
  return [
    ...savedAddresses(merchant, false),
    { address: depositAddress(merchant.seed, asset), label: '', source: 'deposit' },
    ...paidAddresses(merchant, now),
    ...savedAddresses(merchant, true),
  ];
}

/** Addresses of the merchant's own that the text looks like and is not; each once. */
export function similarAddresses(merchant: Merchant, asset: Asset, text: string, now: number): Similar[] {
  const { family } = asset.chain;
  const found = new Map<string, Similar>();
  for (const known of knownAddresses(merchant, asset, now)) {
    const key = addressKey(family, known.address);
    if (!found.has(key) && isSimilarAddress(family, known.address, text)) found.set(key, known);
  }
  return [...found.values()];
}
