import { atom } from 'jotai';
import { storageAtom } from '#i18n/atoms.ts';
import { clockAtom } from '../calls/serverClock.ts';
import { idleChoiceOf } from './preferences.ts';

/** The length of the warning in seconds. WCAG 2.2.1 requires at least 20. */
export const WARNING_SECONDS = 60;

export interface IdleTime {
  /** The current time in Unix seconds. */
  readonly now: number;
  /** The time of the last activity in any tab, such as a key or a press, in Unix seconds. */
  readonly activeAt: number;
  /** The idle limit in minutes. `undefined` if sessions never expire. */
  readonly limit: number | undefined;
}

/** Returns the seconds until the session ends, at least 0. Returns `undefined` if sessions never expire. */
export function idleSecondsLeft({ now, activeAt, limit }: IdleTime): number | undefined {
  if (limit === undefined) return undefined;
  return Math.max(0, limit * 60 - (now - activeAt));
}

/** The minimum interval in seconds between two updates of the stored activity. */
const NOTE_SECONDS = 5;

/** Returns the seconds until the session ends, or `undefined`. Other tabs update the storage. */
export const idleSecondsLeftAtom = atom((get) => () => {
  const storage = get(storageAtom);
  const choice = idleChoiceOf(storage.get('idleMinutes'));
  const now = get(clockAtom).now();
  const noted = readSeconds(storage.get('activeAt')) ?? now;
  // If the device's clock was set back, the idle time starts again, because its length is unknown.
  if (noted > now) storage.set('activeAt', String(now));
  return idleSecondsLeft({
    now,
    activeAt: Math.min(noted, now),
    limit: choice === 'never' ? undefined : Number(choice),
  });
});

export const noteActivityAtom = atom(null, (get) => {
  const storage = get(storageAtom);
  const now = get(clockAtom).now();
  const before = readSeconds(storage.get('activeAt'));
  if (before === undefined || Math.abs(now - before) >= NOTE_SECONDS) storage.set('activeAt', String(now));
});

function readSeconds(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
