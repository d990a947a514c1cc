import { wallClock } from '#rules/zone.ts';

const offsets = new Map<string, Map<number, number>>();

/**
 * Returns the offset from UTC in seconds. It changes only at quarter hours, so it's cached for each of them.
 */
export function offsetAt(zone: string, instant: number): number {
  if (zone === 'UTC') return 0;
  const quarter = Math.floor(instant / 900);
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  const remembered = known.get(quarter);
  if (remembered !== undefined) return remembered;
  const parts: Record<string, number> = {};
  for (const part of wallClock(zone).formatToParts(quarter * 900_000)) {
    if (part.type !== 'literal') parts[part.type] = Number(part.value);
  }
  const wall = Date.UTC(
    parts['year'] ?? 0,
    (parts['month'] ?? 1) - 1,
    parts['day'] ?? 1,
    parts['hour'] ?? 0,
    parts['minute'] ?? 0,
    parts['second'] ?? 0,
  );
  const offset = wall / 1000 - quarter * 900;
  known.set(quarter, offset);
  return offset;
}

/** Returns the local day as `YYYY-MM-DD`. */
export function dayOf(zone: string, instant: number): string {
  return new Date((instant + offsetAt(zone, instant)) * 1000).toISOString().slice(0, 10);
}

/** Returns a local time as `YYYY-MM-DD HH:mm:ss` (specification §9). */
export function stampOf(zone: string, instant: number): string {
  return new Date((instant + offsetAt(zone, instant)) * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the first second of a local day. It isn't midnight on days when the clocks skip midnight. */
export function startOfDay(zone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
  let guess = midnight - offsetAt(zone, midnight);
  guess = midnight - offsetAt(zone, guess);
  while (dayOf(zone, guess) < day) guess += 900;
  while (dayOf(zone, guess - 1) >= day) guess -= 900;
  return guess;
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
