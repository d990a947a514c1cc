import { errorCode } from '#contract/errors.ts';
import { movementDirection, streamType } from '#contract/enumerations.ts';
import { assets, assetAt } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { ApiError } from '#core/http/apiError.ts';
import { valueOf } from './money.ts';
import type { ContraAccount, Entry } from './rows/funds.ts';
import { createTable, type Table } from './table.ts';
import { undoable, type Changes } from './transaction.ts';

interface Total {
  in: bigint;
  out: bigint;
}

export interface Ledger {
  readonly entries: Table<Entry>;
  readonly available: bigint[];
  readonly contra: Record<ContraAccount, bigint[]>;
  readonly totals: Total[];
}

const STREAM_TYPES = 11;
const zeros = () => assets.map(() => 0n);

export function createLedger(): Ledger {
  return {
    entries: createTable<Entry>(),
    available: zeros(),
    contra: {
      chain: zeros(),
      fees: zeros(),
      frozen: zeros(),
      gas: zeros(),
      swap: zeros(),
      transfer: zeros(),
    },
    totals: Array.from({ length: STREAM_TYPES }, () => ({ in: 0n, out: 0n })),
  };
}

export function forkLedger({ entries, ...sums }: Ledger): Ledger {
  return { entries: entries.fork(), ...structuredClone(sums) };
}

export type Posting = Pick<
  Entry,
  'at' | 'type' | 'direction' | 'asset' | 'amount' | 'contra' | 'source' | 'sourceIndex'
> &
  Partial<Pick<Entry, 'fee' | 'remark'>>;

type Summed = Pick<Entry, 'asset' | 'type' | 'direction' | 'contra' | 'amount' | 'fee' | 'value'>;

function count(ledger: Ledger, { asset, type, direction, contra, ...entry }: Summed, sign: 1n | -1n): void {
  const isIn = direction === movementDirection.in;
  const [amount, fee] = [entry.amount * sign, entry.fee * sign];
  const against = ledger.contra[contra];
  against[asset] = (against[asset] ?? 0n) + (isIn ? -(amount + fee) : amount - fee);
  ledger.contra.fees[asset] = (ledger.contra.fees[asset] ?? 0n) + fee;
  const total = ledger.totals[type];
  if (total) total[isIn ? 'in' : 'out'] += entry.value * sign;
}

export function restoreEntries(ledger: Ledger, entries: Changes<number, Entry>): void {
  for (const [, entry] of entries) {
    if (entry?.index !== ledger.entries.length) continue;
    ledger.available[entry.asset] = entry.after;
    count(ledger, entry, 1n);
    ledger.entries.put([[entry.index, entry]]);
  }
}

/** @throws {ApiError} if the balance is too low. The ledger is then unchanged. */
export function post(ledger: Ledger, posting: Posting): Entry {
  const { asset: index, amount, direction, contra, fee = 0n } = posting;
  if (amount < 0n || fee < 0n) throw new RangeError('amounts are not negative');
  const isIn = direction === movementDirection.in;
  const before = ledger.available[index] ?? 0n;
  if (!isIn && before < amount) throw new ApiError(errorCode.INSUFFICIENT_BALANCE);
  if (isIn && contra === 'frozen' && (ledger.contra.frozen[index] ?? 0n) < amount + fee) {
    throw new RangeError('released more than was on hold');
  }
  const after = isIn ? before + amount : before - amount;
  const asset = assetAt(index);
  const value = valueOf(amount, asset.decimals, priceAt(asset.token, posting.at));
  const sums = { asset: index, type: posting.type, direction, contra, amount, fee, value };
  ledger.available[index] = after;
  count(ledger, sums, 1n);
  undoable(() => {
    ledger.available[index] = before;
    count(ledger, sums, -1n);
  });
  return ledger.entries.add((position) => ({ remark: '', ...posting, index: position, fee, after, value }));
}

export const hold = (
  ledger: Ledger,
  isHeld: boolean,
  held: Pick<Posting, 'at' | 'asset' | 'amount' | 'source' | 'sourceIndex'>,
): Entry =>
  post(ledger, {
    ...held,
    type: isHeld ? streamType.freeze : streamType.unfreeze,
    direction: isHeld ? movementDirection.out : movementDirection.in,
    contra: 'frozen',
  });

export const frozenOf = (ledger: Ledger, asset: number): bigint => ledger.contra.frozen[asset] ?? 0n;
export const availableOf = (ledger: Ledger, asset: number): bigint => ledger.available[asset] ?? 0n;
