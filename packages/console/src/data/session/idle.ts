import { atom } from 'jotai';
import { storageAtom } from '#i18n/atoms.ts';
import { idleSecondsLeft } from '#lib/browser/idleTime.ts';
import { clockAtom } from '../calls/serverClock.ts';
import { idleChoiceOf } from './preferences.ts';

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
