import { addressStatus, logType, onOffCode } from '../../contract/enumerations.ts';
import type { Asset } from '../../core/catalogue/tokens.ts';
import type { Call } from '../../core/implement.ts';
import { logAction } from '../../core/log.ts';
import { Fault } from '../../core/fault.ts';
import type { AddressRow } from '../../core/rows/desk.ts';
import { assertTransition } from '../../core/transition.ts';

/** How long a new address rests. */
export const COOLING_SECONDS = 24 * 3600;

type Entry = Pick<AddressRow, 'label' | 'address' | 'memo' | 'note'>;

export function livingAddresses(call: Call): AddressRow[] {
  return call.merchant.rows.addresses.all().filter((row) => !row.isDeleted);
}

/** 10020 when the label names another address of the chain already. */
export function assertLabel(call: Call, asset: number, label: string, self = -1): void {
  const isUsed = livingAddresses(call).some(
    (row) => row.index !== self && row.asset === asset && row.label === label,
  );
  if (isUsed) throw new Fault(10020);
}

function isCooling(call: Call): boolean {
  const { cooling, effectiveAt } = call.merchant.settings.addressPolicy;
  return cooling === onOffCode.on || effectiveAt > call.now;
}

/** Saves an address; it can be used when it has rested. */
export function addToBook(call: Call, asset: Asset, entry: Entry): AddressRow {
  const { bank, merchant, now } = call;
  assertLabel(call, asset.index, entry.label);
  const rests = isCooling(call);
  const activeAt = rests ? now + COOLING_SECONDS : now;
  const row = merchant.rows.addresses.add((index) => ({
    index,
    ...entry,
    asset: asset.index,
    status: rests ? addressStatus.cooling : addressStatus.active,
    activeAt,
    lastUsedAt: 0,
    useCount: 0,
    createdAt: now,
    isDeleted: false,
  }));
  if (rests) {
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
