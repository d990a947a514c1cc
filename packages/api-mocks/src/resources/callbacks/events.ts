import type { CallbackEvent } from '#contract/callbacks.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/bank.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import { tradeNo, type TradeKind } from '#core/tradeNo.ts';
import { announce } from './deliver.ts';

/** Events without an application go to the first application. */
export function announceMovement(
  bank: Bank,
  merchant: Merchant,
  kind: TradeKind,
  event: CallbackEvent,
  row: {
    readonly index: number;
    readonly createdAt: number;
    readonly asset: number;
    readonly amount: bigint;
  },
  at: number,
): void {
  const asset = assetAt(row.asset);
  announce(
    bank,
    merchant,
    {
      app: 0,
      event,
      refNo: tradeNo(merchant.seed, kind, row.index, row.createdAt),
      amount: formatUnits(row.amount, asset.decimals),
      token: asset.token.token,
    },
    at,
  );
}
