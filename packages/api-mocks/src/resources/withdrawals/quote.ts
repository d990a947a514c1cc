import type { Asset } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/bank.ts';

/** Longer than a code is valid, so that a timely confirmation pays the fee that was shown. */
const HONOURED_SECONDS = 15 * 60;

const markOf = (bank: Bank, asset: Asset, amount: bigint, at: number) =>
  bank.random.fork(`cost:${at}:${asset.id}:${amount}`).hex(16);

/** The id of a quote; it contains when it was made and can't be forged. */
export function quoteIdOf(bank: Bank, asset: Asset, amount: bigint, at: number): string {
  return `quo_${at}_${markOf(bank, asset, amount, at)}`;
}

/** The moment when a quote was made. `undefined` if the quote is over, forged or for another amount. */
export function momentOfQuote(
  bank: Bank,
  { asset, amount, quoteId, now }: { asset: Asset; amount: bigint; quoteId: string | undefined; now: number },
): number | undefined {
  const at = Number(/^quo_(\d+)_/.exec(quoteId ?? '')?.[1]);
  const isHonoured = at <= now && now - at <= HONOURED_SECONDS;
  return isHonoured && quoteId === quoteIdOf(bank, asset, amount, at) ? at : undefined;
}
