import type { Temporal as TemporalTypes } from 'temporal-polyfill';

type Temporal = typeof TemporalTypes;

let loaded: Temporal | undefined;

/** Loads Temporal. Only browsers without it download the polyfill of 20 kB. */
export async function loadTemporal(): Promise<void> {
  if (loaded) return;
  const native = Reflect.get(globalThis, 'Temporal');
  loaded = isTemporal(native) ? native : (await import('temporal-polyfill')).Temporal;
}

/** Returns Temporal. Must be called after `loadTemporal`. */
export function temporal(): Temporal {
  const native = loaded ?? Reflect.get(globalThis, 'Temporal');
  if (!isTemporal(native)) throw new Error('Temporal is used before loadTemporal');
  return native;
}

function isTemporal(value: unknown): value is Temporal {
  return typeof value === 'object' && value !== null && 'ZonedDateTime' in value;
}
