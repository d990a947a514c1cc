import { hash32 } from './random.ts';

const tradeKinds = {
  payment: 1,
  recharge: 2,
  withdrawal: 3,
  swap: 4,
  transfer: 5,
  refund: 6,
  expense: 7,
} as const;
export type TradeKind = keyof typeof tradeKinds;

const PREFIX = '8412';

/** Returns 32 digits (specification §5): a prefix, the time, the kind, the index of the row, and a hash. */
export function tradeNo(seed: string, kind: TradeKind, index: number, at: number): string {
  const tail = String(hash32(`${seed}:${kind}:${index}`)).padStart(10, '0');
  return `${PREFIX}${String(at).padStart(10, '0')}${tradeKinds[kind]}${String(index).padStart(7, '0')}${tail}`;
}

/** Returns undefined for malformed numbers and other kinds. The caller must compare the complete number. */
export function indexInTradeNo(kind: TradeKind, number: string): number | undefined {
  if (
    !/^\d{32}$/.test(number) ||
    !number.startsWith(PREFIX) ||
    number.charAt(14) !== String(tradeKinds[kind])
  )
    return undefined;
  return Number(number.slice(15, 22));
}
