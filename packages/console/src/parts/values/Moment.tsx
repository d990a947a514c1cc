import { useAtomValue } from 'jotai';
import { clockAtom } from '#data/calls/serverClock.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import * as css from './amount.css.ts';

/** Shows a time in the merchant's time zone, or a dash for 0. The tooltip shows UTC and the relative time. */
export function Moment({ seconds }: { seconds: number }) {
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  if (seconds <= 0) return '—';
  const iso = new Date(seconds * 1000).toISOString();
  const utc = `${iso.slice(0, 19).replace('T', ' ')} UTC`;
  return (
    <time
      dateTime={iso}
      className={css.mutedFigure}
      title={`${utc} · ${formats.relative(seconds, clock.now())}`}
    >
      {formats.time(seconds)}
    </time>
  );
}
