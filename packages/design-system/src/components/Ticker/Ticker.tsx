import type { ReactNode } from 'react';

import { MegaphoneIcon, PauseIcon, PlayIcon, SkipIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as css from './Ticker.css.ts';
import { useHeld, useTicker } from './useTicker.ts';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface TickerItem {
  /** The stable ID of the message. */
  id: string;
  /** A line of text or a link. */
  label: ReactNode;
  /** The URL of the full notice. */
  href?: string;
}

export interface TickerProps {
  /** The items, shown one after another. */
  items: readonly TickerItem[];
  /** The milliseconds for which each item is shown. @default 3000 */
  pause?: number;
  /** Replaces the default texts. */
  labels?: Labels<'Ticker'>;
}

const texts: ComponentLabels['Ticker'] = {
  region: 'Announcements',
  pause: 'Pause announcements',
  play: 'Play announcements',
  next: 'Next announcement',
};

/** Notices that are shown one at a time and aren't announced. Not for content that must be read. */
export function Ticker({ items, pause = 3000, labels: own }: TickerProps) {
  const labels = useLabels('Ticker', texts, own);
  const { ref, isHeld } = useHeld();
  const ticker = useTicker(items.length, pause, isHeld);
  const item = items[ticker.index];
  return (
    <section ref={ref} className={css.ticker} aria-label={labels.region}>
      {item && <MegaphoneIcon size={18} className={css.sign} aria-hidden="true" />}
      <div className={css.viewport}>
        {item && (
          <div key={item.id} className={css.item}>
            {item.href === undefined ? (
              item.label
            ) : (
              <Link href={item.href} tone="inherit">
                {item.label}
              </Link>
            )}
          </div>
        )}
      </div>
      {items.length > 1 && (
        <div className={css.controls}>
          {!ticker.isStill && (
            <IconButton
              size="small"
              label={ticker.isPaused ? labels.play : labels.pause}
              icon={ticker.isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
              onPress={ticker.toggle}
            />
          )}
          <IconButton
            size="small"
            label={labels.next}
            icon={<SkipIcon aria-hidden="true" />}
            onPress={ticker.next}
          />
        </div>
      )}
    </section>
  );
}
