import type { Temporal as TemporalTypes } from 'temporal-polyfill';

type Temporal = typeof TemporalTypes;

let loaded: Temporal | undefined;

/** Browsers that have Temporal use their own; only the others fetch the 20 kB that stand in for it. */
export async function loadTemporal(): Promise<void> {
  if (loaded) return;
  const native = Reflect.get(globalThis, 'Temporal');
  loaded = isTemporal(native) ? native : (await import('temporal-polyfill')).Temporal;
}

/** Needs `loadTemporal` first: a route that works with days lists it among what it waits for. */
export function temporal(): Temporal {
  const native = loaded ?? Reflect.get(globalThis, 'Temporal');
  if (!isTemporal(native)) throw new Error('Temporal is used before loadTemporal');
  return native;
}

function isTemporal(value: unknown): value is Temporal {
  return typeof value === 'object' && value !== null && 'ZonedDateTime' in value;
}
