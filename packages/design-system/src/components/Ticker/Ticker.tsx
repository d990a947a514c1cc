import type { ReactNode } from 'react';

import { useHeld } from '#css/useHeld.ts';
import { MegaphoneIcon, PauseIcon, PlayIcon, SkipIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as css from './Ticker.css.ts';
import { useTicker } from './useTicker.ts';

export interface TickerItem {
  /** Stays with the message. */
  id: string;
  /** One line: text or a link. */
  node: ReactNode;
  /** Address of the full notice. */
  href?: string;
}

export interface TickerProps {
  /** Shown one after another. */
  items: readonly TickerItem[];
  /** Milliseconds each item stands. @default 3000 */
  pause?: number;
  /** Names of the region and its buttons. */
  labels: { region: string; pause: string; play: string; next: string };
}

/** Notices, one at a time. Not a live region: it would announce every change. Not for what must be read. */
export function Ticker({ items, pause = 3000, labels }: TickerProps) {
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
              item.node
            ) : (
              <Link href={item.href} tone="inherit">
                {item.node}
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
