import { atom } from 'jotai';

/** The current time in Unix seconds. Stories and tests replace this atom. */
export const clockAtom = atom({ now: () => Math.floor(Date.now() / 1000) });

/** The seconds by which the server's clock is ahead of this device's clock. */
const serverAheadAtom = atom<number | undefined>(undefined);

export const noteServerDateAtom = atom(null, (get, set, header: string) => {
  const milliseconds = Date.parse(header);
  if (Number.isNaN(milliseconds)) return;
  const ahead = Math.round(milliseconds / 1000) - get(clockAtom).now();
  // The `Date` header is rounded and late, so changes of up to two seconds are ignored.
  const known = get(serverAheadAtom);
  if (known === undefined || Math.abs(known - ahead) > 2) set(serverAheadAtom, ahead);
});

/** The server's time in Unix seconds. It determines when quotes, locks and limits expire. */
export const serverClockAtom = atom((get) => {
  const clock = get(clockAtom);
  const ahead = get(serverAheadAtom) ?? 0;
  return { now: () => clock.now() + ahead };
});

/** The difference between the clocks in seconds above which authenticator codes can fail. */
const NOTICEABLE_SECONDS = 30;

/** The clock difference in seconds. `undefined` if it's at most `NOTICEABLE_SECONDS`, or unknown. */
export const clockDriftAtom = atom((get): number | undefined => {
  const ahead = get(serverAheadAtom);
  return ahead !== undefined && Math.abs(ahead) > NOTICEABLE_SECONDS ? Math.abs(ahead) : undefined;
});
