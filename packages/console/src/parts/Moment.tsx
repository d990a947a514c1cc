import { useAtomValue } from 'jotai';
import { clockAtom } from '#data/clock.ts';
import { useFormats } from '#data/useFormats.ts';
import * as css from './amount.css.ts';

/** Unix seconds in the merchant's zone; the same in UTC, and how long ago, on hover. */
export function Moment({ seconds }: { seconds: number }) {
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  if (seconds <= 0) return '—';
  const iso = new Date(seconds * 1000).toISOString();
  const utc = `${iso.slice(0, 19).replace('T', ' ')} UTC`;
  return (
    <time
      dateTime={iso}
      className={css.figure({ isMuted: true })}
      title={`${utc} · ${formats.relative(seconds, clock.now())}`}
    >
      {formats.time(seconds)}
    </time>
  );
}
