import { callbackStatus } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text, type TextTone } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FAILED_CODES, callbackStatsQueryAtom } from '#data/callbacks.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { usePaths } from '#data/session/device.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Failed } from '#parts/loading/QueryView.tsx';
import * as css from '../callbacks.css.ts';

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: string;
  /** The link to the callbacks of the figure. Undefined if the figure is zero. */
  readonly href: string | undefined;
  readonly tone: TextTone;
  readonly isLoading: boolean;
}

function Figure({ label, value, note, href, tone, isLoading }: FigureProps) {
  const content =
    href === undefined ? (
      note
    ) : (
      <Link href={href} isStretched>
        {note}
      </Link>
    );
  return (
    <div className={css.statistic}>
      <Text as="dt" size="caption" tone="muted">
        {label}
      </Text>
      <dd className={css.figure} aria-busy={isLoading}>
        <Text as="div" size="section" tone={tone} isNumeric>
          {isLoading ? <Skeleton width="64px" height="1lh" /> : value}
        </Text>
        <Text as="div" size="caption" tone="muted" isTruncated>
          {isLoading ? <Skeleton width="96px" height="1lh" /> : content}
        </Text>
      </dd>
    </div>
  );
}

export function StatsStrip() {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(serverClockAtom);
  const paths = usePaths();
  const query = useAtomValue(callbackStatsQueryAtom);
  const { data } = query;
  if (query.error && !data) return <Failed query={query} title={text('callbacks.stats.failed')} />;
  const isLoading = data === undefined;
  const oldest = data?.oldest_undelivered_time ?? 0;
  const failing = data?.failing_endpoints.length ?? 0;
  const retries = data?.pending_retries ?? 0;
  const notSent = data?.not_sent ?? 0;
  // The success rate is undefined without deliveries.
  const isQuiet = data?.delivered === 0 && failing === 0;
  const rate = isQuiet ? '—' : text('callbacks.stats.percent', { rate: data?.success_rate ?? '' });
  const delivered = isQuiet
    ? { note: text('callbacks.stats.noDeliveries'), href: undefined }
    : {
        note: text('callbacks.stats.delivered', { count: data?.delivered ?? 0 }),
        href: paths.callbacks({ status: callbackStatus.success }),
      };
  return (
    <Card padding="s">
      <dl className={css.strip}>
        <Figure
          label={text('callbacks.stats.rate')}
          value={rate}
          {...(notSent > 0
            ? {
                note: text('callbacks.stats.notSent', { count: notSent }),
                href: paths.callbacks({ status: callbackStatus.notSent }),
              }
            : delivered)}
          tone={isQuiet ? 'default' : 'positive'}
          isLoading={isLoading}
        />
        <Figure
          label={text('callbacks.stats.failing')}
          value={failing}
          note={text(failing === 0 ? 'callbacks.stats.allWell' : 'callbacks.stats.endpoints')}
          href={failing === 0 ? undefined : paths.callbacks({ tab: 'endpoints' })}
          tone={failing === 0 ? 'default' : 'critical'}
          isLoading={isLoading}
        />
        <Figure
          label={text('callbacks.stats.retries')}
          value={retries}
          note={text(retries === 0 ? 'callbacks.stats.byItself' : 'callbacks.stats.seeRetries')}
          href={retries === 0 ? undefined : paths.callbacks({ retrying: 1 })}
          tone={retries === 0 ? 'default' : 'caution'}
          isLoading={isLoading}
        />
        <Figure
          label={text('callbacks.stats.oldest')}
          value={
            oldest === 0 ? (
              text('callbacks.stats.none')
            ) : (
              <span title={formats.time(oldest)}>{formats.relative(oldest, clock.now())}</span>
            )
          }
          note={text(oldest === 0 ? 'callbacks.stats.allDelivered' : 'callbacks.stats.seeFailed')}
          href={oldest === 0 ? undefined : paths.callbacks({ status: FAILED_CODES })}
          tone={oldest === 0 ? 'default' : 'critical'}
          isLoading={isLoading}
        />
      </dl>
    </Card>
  );
}
