import * as v from 'valibot';
import { assets, type Asset } from '#core/catalogue/tokens.ts';
import { incomingKinds, type IncomingOrder } from '#core/books/journal.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { parseUnits } from '#core/books/money.ts';
import { notAllowed, Rejection } from './rejection.ts';
import { merchantField } from './merchants.ts';

const amountText = v.pipe(
  v.string('amount is a decimal string such as "25.5"'),
  v.regex(/^\d{1,30}(?:\.\d{1,18})?$/, 'amount is a decimal string such as "25.5"'),
);
const name = (field: string) => v.string(`${field} is a name, such as "USDT" or "TRON"`);

export const orderBody = v.object({
  ...merchantField,
  token: v.optional(name('token')),
  chain: v.optional(name('chain')),
  amount: v.optional(amountText),
  kind: v.optional(v.picklist(incomingKinds, `kind is one of ${incomingKinds.join(', ')}`)),
  paid: v.optional(amountText),
});
type OrderBody = v.InferOutput<typeof orderBody>;

const distinct = (names: readonly string[]) => [...new Set(names)];

/** Returns `undefined` without a token and a network. @throws {Rejection} if no asset has this name */
function assetNamed(
  { token, chain }: Pick<OrderBody, 'token' | 'chain'>,
  among: readonly Asset[],
): Asset | undefined {
  if (token === undefined && chain === undefined) return undefined;
  const ofToken = token === undefined ? among : among.filter((asset) => asset.token.token === token);
  if (ofToken.length === 0)
    throw notAllowed('token', token ?? '', distinct(among.map((asset) => asset.token.token)));
  const found = chain === undefined ? ofToken[0] : ofToken.find((asset) => asset.chain.chain === chain);
  if (found) return found;
  throw notAllowed('chain', chain ?? '', distinct(ofToken.map((asset) => asset.chain.chain)));
}

/** @throws {Rejection} if the amount is 0 or has more decimals than the token */
function assertExact(field: string, text: string | undefined, asset: Asset): void {
  if (text === undefined) return;
  const amount = parseUnits(text, asset.decimals);
  if (amount !== undefined && amount > 0n) return;
  const where = `${asset.token.token} on ${asset.chain.chain}`;
  const msg =
    amount === 0n
      ? `${field} is 0: it must be more`
      : `${field} has too many decimals: ${where} has ${asset.decimals}`;
  throw new Rejection(422, msg, { errors: { [field]: msg } });
}

/** @throws {Rejection} if the order isn't possible exactly as requested */
export function orderOf(
  { merchant: _merchant, ...body }: OrderBody,
  among: readonly Asset[],
  byDefault: Asset | undefined,
): { readonly order: IncomingOrder; readonly asset: Asset | undefined } {
  const asset = assetNamed(body, among) ?? byDefault;
  const isAmountGiven = body.amount !== undefined || body.paid !== undefined;
  // If an amount is given, the token must not be random, because it could have too few decimals.
  const taken = asset ?? (isAmountGiven ? among[0] : undefined);
  if (taken) {
    assertExact('amount', body.amount, taken);
    assertExact('paid', body.paid, taken);
  }
  const { amount, kind, paid } = body;
  return {
    asset: taken,
    order: {
      ...(taken && { token: taken.token.token, chain: taken.chain.chain }),
      ...(amount !== undefined && { amount }),
      ...(kind !== undefined && { kind }),
      ...(paid !== undefined && { paid }),
    },
  };
}

export const acceptedBy = ({ settings }: Merchant): readonly Asset[] =>
  assets.filter(({ id }) => settings.bill.accepted.includes(id));
