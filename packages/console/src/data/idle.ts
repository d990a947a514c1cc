import { atom } from 'jotai';
import { storageAtom } from '#i18n/atoms.ts';
import { idleSecondsLeft } from '#lib/idleTime.ts';
import { clockAtom } from './clock.ts';
import { idleChoiceOf } from './preferences.ts';

/** Writing each key would be much; this exact is exact enough. */
const NOTE_SECONDS = 5;

/**
 * Seconds until this browser's session ends for want of a key or a press in any tab; `undefined` where it never
 * does. Reads storage each time, because other tabs write it.
 */
export const idleSecondsLeftAtom = atom((get) => () => {
  const storage = get(storageAtom);
  const choice = idleChoiceOf(storage.get('idleMinutes'));
  const now = get(clockAtom).now();
  const noted = readSeconds(storage.get('activeAt')) ?? now;
  // After the clock was set back, idle time counts from here, not from when that time comes again.
  if (noted > now) storage.set('activeAt', String(now));
  return idleSecondsLeft({
    now,
    activeAt: Math.min(noted, now),
    limit: choice === 'never' ? undefined : Number(choice),
  });
});

/** A key or a press: the session is in use. */
export const noteActivityAtom = atom(null, (get) => {
  const storage = get(storageAtom);
  const now = get(clockAtom).now();
  const before = readSeconds(storage.get('activeAt'));
  if (before === undefined || Math.abs(now - before) >= NOTE_SECONDS) storage.set('activeAt', String(now));
});

function readSeconds(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
