import { errorCode } from '#contract/errors.ts';
import { addressStatus, logType, onOffCode, type CodeOf } from '#contract/enumerations.ts';
import { type Asset, assetAt } from '#core/catalogue/tokens.ts';
import type { Call } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { ApiError } from '#core/http/apiError.ts';
import type { AddressRow } from '#core/books/rows/settings.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { coolingUntil, savedEntryOf } from '../exits/destination.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { WithdrawalRow } from '#core/books/rows/funds.ts';
import type { AddressPolicy } from '#contract/addresses.ts';
import type { AddressRule } from '#core/books/settings.ts';
import { happening } from '#core/time/agenda.ts';

const COOLING_SECONDS = 24 * 3600;

type Entry = Pick<AddressRow, 'label' | 'address' | 'memo' | 'note'>;

export const addressIdOf = ({ index }: Pick<AddressRow, 'index'>): string => String(3001 + index);

const livingAddresses = ({ rows }: Merchant): AddressRow[] =>
  rows.addresses.all().filter((row) => !row.isDeleted);

export const findAddress = (merchant: Merchant, id: string): AddressRow | undefined =>
  livingAddresses(merchant).find((row) => addressIdOf(row) === id);

/** @throws {ApiError} 10020 if another address for the same token and network has this label */
export function assertLabel(call: Call, asset: number, label: string, self = -1): void {
  const isUsed = livingAddresses(call.merchant).some(
    (row) => row.index !== self && row.asset === asset && row.label === label,
  );
  if (isUsed) throw new ApiError(errorCode.NAME_EXISTS);
}

/** Deleting and saving an address again doesn't shorten its cooling-off period. */
function activeFrom({ merchant, now }: Call, asset: Asset, { address, memo }: Entry): number {
  const earlier = coolingUntil(merchant, { kind: 'address', asset, address, memo }, now);
  return Math.max(earlier, ruleHolds(merchant, 'cooling', now) ? now + COOLING_SECONDS : now);
}

type NewAddress = Pick<AddressRow, 'label' | 'address' | 'activeAt' | 'createdAt'> & Partial<AddressRow>;

export function saveAddress({ rows }: Merchant, asset: Asset, entry: NewAddress): AddressRow {
  return rows.addresses.add((index) => ({
    memo: '',
    note: '',
    status: addressStatus.active,
    lastUsedAt: 0,
    useCount: 0,
    isDeleted: false,
    ...entry,
    index,
    asset: asset.index,
  }));
}

export function addToBook(call: Call, asset: Asset, entry: Entry): AddressRow {
  const { bank, merchant, now } = call;
  assertLabel(call, asset.index, entry.label);
  const activeAt = activeFrom(call, asset, entry);
  const isCooling = activeAt > now;
  const status = isCooling ? addressStatus.cooling : addressStatus.active;
  const row = saveAddress(merchant, asset, { ...entry, status, activeAt, createdAt: now });
  if (isCooling) bank.scheduler.schedule(activation, activeAt, merchant, row.index);
  logAction(call, logType.settings, 'addressAdded', { label: entry.label });
  return row;
}

export const activation = happening('address.activation', (_bank, { rows }, index) => {
  const still = rows.addresses.get(index);
  if (still?.status !== addressStatus.cooling) return;
  assertTransition('address', still.status, addressStatus.active);
  rows.addresses.replace(index, { ...still, status: addressStatus.active });
});

export function countUse({ rows }: Merchant, saved: AddressRow, at: number): void {
  rows.addresses.replace(saved.index, { ...saved, lastUsedAt: at, useCount: saved.useCount + 1 });
}

export function takeBackUse(merchant: Merchant, { asset, address, memo, createdAt }: WithdrawalRow): void {
  const saved = savedEntryOf(merchant, { asset: assetAt(asset), address, memo });
  // A withdrawal before the address was saved wasn't counted as a use of the entry.
  if (!saved || saved.useCount === 0 || saved.createdAt >= createdAt) return;
  const useCount = saved.useCount - 1;
  merchant.rows.addresses.replace(saved.index, {
    ...saved,
    useCount,
    lastUsedAt: useCount === 0 ? 0 : saved.lastUsedAt,
  });
}

/** The seconds for which a rule applies after it's turned off, to delay attackers with a stolen session. */
export const WEAKENING_SECONDS = 48 * 3600;

type OnOff = CodeOf<typeof onOffCode>;
export type AddressRuleName = keyof Merchant['settings']['addressRules'];

const isOn = (rule: AddressRule, now: number) => rule.isOn || rule.endsAt > now;

export function ruleHolds(merchant: Merchant, name: AddressRuleName, now: number): boolean {
  return isOn(merchant.settings.addressRules[name], now);
}

/** Turning a rule off takes effect after 48 hours. Repeating the request doesn't change the end. */
export function changeRule(merchant: Merchant, name: AddressRuleName, to: OnOff, now: number): void {
  const { addressRules } = merchant.settings;
  if (to === onOffCode.on) addressRules[name] = { isOn: true, endsAt: 0 };
  else if (addressRules[name].isOn) addressRules[name] = { isOn: false, endsAt: now + WEAKENING_SECONDS };
}

export function projectPolicy({ settings }: Merchant, now: number): AddressPolicy {
  const { onlySaved, cooling } = settings.addressRules;
  const code = (rule: AddressRule) => (isOn(rule, now) ? onOffCode.on : onOffCode.off);
  const end = ({ endsAt }: AddressRule) => (endsAt > now ? endsAt : 0);
  return {
    only_saved: code(onlySaved),
    cooling: code(cooling),
    effective_time: end(cooling),
    only_saved_effective_time: end(onlySaved),
  };
}
