import { callbackStatus } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text, type TextTone } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FAILED_CODES, callbackStatsQueryAtom } from '#data/callbacks.ts';
import { clockAtom } from '#data/calls/clock.ts';
import { usePaths } from '#data/session/device.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Failed } from '#parts/loading/QueryView.tsx';
import * as css from '../callbacks.css.ts';

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
  readonly tone: TextTone;
  readonly isLoading: boolean;
}

function Figure({ label, value, note, tone, isLoading }: FigureProps) {
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
          {isLoading ? <Skeleton width="96px" height="1lh" /> : note}
        </Text>
      </dd>
    </div>
  );
}

export function StatsStrip() {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
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
  return (
    <Card padding="s">
      <dl className={css.strip}>
        <Figure
          label={text('callbacks.stats.rate')}
          value={isQuiet ? '—' : text('callbacks.stats.percent', { rate: data?.success_rate ?? '' })}
          note={
            notSent > 0 ? (
              <Link href={paths.callbacks({ status: callbackStatus.notSent })} isStretched>
                {text('callbacks.stats.notSent', { count: notSent })}
              </Link>
            ) : isQuiet ? (
              text('callbacks.stats.noDeliveries')
            ) : (
              <Link href={paths.callbacks({ status: callbackStatus.success })} isStretched>
                {text('callbacks.stats.delivered', { count: data?.delivered ?? 0 })}
              </Link>
            )
          }
          tone={isQuiet ? 'default' : 'positive'}
          isLoading={isLoading}
        />
        <Figure
          label={text('callbacks.stats.failing')}
          value={failing}
          note={
            failing === 0 ? (
              text('callbacks.stats.allWell')
            ) : (
              <Link href={paths.callbacks({ tab: 'endpoints' })} isStretched>
                {text('callbacks.stats.endpoints')}
              </Link>
            )
          }
          tone={failing === 0 ? 'default' : 'critical'}
          isLoading={isLoading}
        />
        <Figure
          label={text('callbacks.stats.retries')}
          value={retries}
          note={
            retries === 0 ? (
              text('callbacks.stats.byItself')
            ) : (
              <Link href={paths.callbacks({ retrying: 1 })} isStretched>
                {text('callbacks.stats.seeRetries')}
              </Link>
            )
          }
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
          note={
            oldest === 0 ? (
              text('callbacks.stats.allDelivered')
            ) : (
              <Link href={paths.callbacks({ status: FAILED_CODES })} isStretched>
                {text('callbacks.stats.seeFailed')}
              </Link>
            )
          }
          tone={oldest === 0 ? 'default' : 'critical'}
          isLoading={isLoading}
        />
      </dl>
    </Card>
  );
}
