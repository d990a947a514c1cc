import type { Temporal as TemporalTypes } from 'temporal-polyfill';

type Temporal = typeof TemporalTypes;

let loaded: Temporal | undefined;

/** Loads Temporal. Only browsers without native Temporal fetch the polyfill of 20 kB. */
export async function loadTemporal(): Promise<void> {
  if (loaded) return;
  const native = Reflect.get(globalThis, 'Temporal');
  loaded = isTemporal(native) ? native : (await import('temporal-polyfill')).Temporal;
}

/** Returns Temporal. Requires `loadTemporal`, which runs when a route with dates is loaded. */
export function temporal(): Temporal {
  const native = loaded ?? Reflect.get(globalThis, 'Temporal');
  if (!isTemporal(native)) throw new Error('Temporal is used before loadTemporal');
  return native;
}

function isTemporal(value: unknown): value is Temporal {
  return typeof value === 'object' && value !== null && 'ZonedDateTime' in value;
}
