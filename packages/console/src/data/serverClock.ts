import { atom } from 'jotai';
import { clockAtom } from './clock.ts';

/** Seconds the server is ahead of this device; `undefined` until it has answered. */
const serverAheadAtom = atom<number | undefined>(undefined);

/** Told of the `Date` header of every answer. */
export const noteServerDateAtom = atom(null, (get, set, header: string) => {
  const milliseconds = Date.parse(header);
  if (Number.isNaN(milliseconds)) return;
  const ahead = Math.round(milliseconds / 1000) - get(clockAtom).now();
  // The header counts whole seconds and travels: a change of one or two says nothing.
  const known = get(serverAheadAtom);
  if (known === undefined || Math.abs(known - ahead) > 2) set(serverAheadAtom, ahead);
});

/** Unix seconds as the server counts them: what quotes, locks and limits run out by. */
export const serverClockAtom = atom((get) => {
  const clock = get(clockAtom);
  const ahead = get(serverAheadAtom) ?? 0;
  return { now: () => clock.now() + ahead };
});

/** Above this, codes of an authenticator fail for no visible reason. */
const NOTICEABLE_SECONDS = 30;

/** Seconds this device's clock is off, where it matters; the person is told. */
export const clockDriftAtom = atom((get): number | undefined => {
  const ahead = get(serverAheadAtom);
  return ahead !== undefined && Math.abs(ahead) > NOTICEABLE_SECONDS ? Math.abs(ahead) : undefined;
});
