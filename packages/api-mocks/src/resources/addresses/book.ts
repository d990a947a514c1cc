import { errorCode } from '#contract/errors.ts';
import { addressStatus, logType } from '#contract/enumerations.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import type { Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import { ApiError } from '#core/apiError.ts';
import type { AddressRow } from '#core/rows/settings.ts';
import { assertTransition } from '#core/assertTransition.ts';
import { coolingUntil } from '../exits/destination.ts';
import { ruleHolds } from './rules.ts';

/** The cooling-off period of a new address. */
const COOLING_SECONDS = 24 * 3600;

type Entry = Pick<AddressRow, 'label' | 'address' | 'memo' | 'note'>;

export function livingAddresses(call: Call): AddressRow[] {
  return call.merchant.rows.addresses.all().filter((row) => !row.isDeleted);
}

/** 10020 when the label names another address of the chain already. */
export function assertLabel(call: Call, asset: number, label: string, self = -1): void {
  const isUsed = livingAddresses(call).some(
    (row) => row.index !== self && row.asset === asset && row.label === label,
  );
  if (isUsed) throw new ApiError(errorCode.NAME_EXISTS);
}

/** When an entry may be used: not before its address has cooled off, however often it was deleted and saved. */
function activeFrom({ merchant, now }: Call, asset: Asset, { address, memo }: Entry): number {
  const earlier = coolingUntil(merchant, { kind: 'address', asset, address, memo }, now);
  return Math.max(earlier, ruleHolds(merchant, 'cooling', now) ? now + COOLING_SECONDS : now);
}

/** Saves an address; it can be used when it has cooled off. */
export function addToBook(call: Call, asset: Asset, entry: Entry): AddressRow {
  const { bank, merchant, now } = call;
  assertLabel(call, asset.index, entry.label);
  const activeAt = activeFrom(call, asset, entry);
  const isCooling = activeAt > now;
  const row = merchant.rows.addresses.add((index) => ({
    index,
    ...entry,
    asset: asset.index,
    status: isCooling ? addressStatus.cooling : addressStatus.active,
    activeAt,
    lastUsedAt: 0,
    useCount: 0,
    createdAt: now,
    isDeleted: false,
  }));
  if (isCooling) {
    bank.scheduler.schedule(activeAt, () => {
      const still = merchant.rows.addresses.get(row.index);
      if (still?.status !== addressStatus.cooling) return;
      assertTransition('address', still.status, addressStatus.active);
      merchant.rows.addresses.replace(row.index, { ...still, status: addressStatus.active });
    });
  }
  logAction(call, logType.settings, 'addressAdded', { label: entry.label });
  return row;
}
