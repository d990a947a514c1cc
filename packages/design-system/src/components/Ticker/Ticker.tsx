import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';

import { useMediaQuery } from '#css/useMediaQuery.ts';
import { MegaphoneIcon, PauseIcon, PlayIcon, SkipIcon } from '#icons/icons.ts';
import { media } from '#tokens/breakpoints.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as css from './Ticker.css.ts';
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
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const { hoverProps, isHovered } = useHover({});
  // A pressed button keeps the focus, but only the focus of the keyboard stops the movement.
  const { focusProps, isFocusVisible } = useFocusRing({ within: true });
  const isStill = useMediaQuery(media.reducedMotion, true);
  const position = items.length === 0 ? 0 : index % items.length;
  const item = items[position];

  // Movement stops while users read or press something, and with reduced motion (WCAG 2.2.1, 2.2.2).
  const isMoving = items.length > 1 && !isPaused && !isStill && !isHovered && !isFocusVisible;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => setIndex(position + 1), pause);
    return () => clearTimeout(timer);
  }, [position, pause, isMoving]);

  return (
    <section {...mergeProps(hoverProps, focusProps)} className={css.ticker} aria-label={labels.region}>
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
          {!isStill && (
            <IconButton
              size="small"
              label={isPaused ? labels.play : labels.pause}
              icon={isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
              onPress={() => setPaused(!isPaused)}
            />
          )}
          <IconButton
            size="small"
            label={labels.next}
            icon={<SkipIcon aria-hidden="true" />}
            onPress={() => setIndex(position + 1)}
          />
        </div>
      )}
    </section>
  );
}
