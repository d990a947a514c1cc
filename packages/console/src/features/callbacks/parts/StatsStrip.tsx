import { callbackStatus } from '@settlement/api-mocks/contract/enumerations';
import { Link } from '@settlement/design-system/Link';
import { StatCard } from '@settlement/design-system/StatCard';
import {
  AlertTriangleIcon,
  CheckCircleIcon,
  ClockIcon,
  HourglassIcon,
} from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { FAILED_CODES, callbackStatsQueryAtom } from '#data/callbacks.ts';
import { clockAtom } from '#data/calls/clock.ts';
import { usePaths } from '#data/session/device.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Failed } from '#parts/loading/QueryView.tsx';
import * as css from '../callbacks.css.ts';

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
    <div className={css.strip}>
      <StatCard
        label={text('callbacks.stats.rate')}
        value={isQuiet ? '—' : text('callbacks.stats.percent', { rate: data?.success_rate ?? '' })}
        description={
          notSent > 0 ? (
            <Link href={paths.callbacks({ status: callbackStatus.notSent })}>
              {text('callbacks.stats.notSent', { count: notSent })}
            </Link>
          ) : isQuiet ? (
            text('callbacks.stats.noDeliveries')
          ) : (
            <Link href={paths.callbacks({ status: callbackStatus.success })}>
              {text('callbacks.stats.delivered', { count: data?.delivered ?? 0 })}
            </Link>
          )
        }
        icon={<CheckCircleIcon />}
        tone={isQuiet ? 'neutral' : 'positive'}
        isLoading={isLoading}
      />
      <StatCard
        label={text('callbacks.stats.failing')}
        value={failing}
        description={
          failing === 0 ? (
            text('callbacks.stats.allWell')
          ) : (
            <Link href={paths.callbacks({ tab: 'endpoints' })}>{text('callbacks.stats.endpoints')}</Link>
          )
        }
        icon={<AlertTriangleIcon />}
        tone={failing === 0 ? 'neutral' : 'critical'}
        isLoading={isLoading}
      />
      <StatCard
        label={text('callbacks.stats.retries')}
        value={retries}
        description={
          retries === 0 ? (
            text('callbacks.stats.byItself')
          ) : (
            <Link href={paths.callbacks({ retrying: 1 })}>{text('callbacks.stats.seeRetries')}</Link>
          )
        }
        icon={<HourglassIcon />}
        tone={retries === 0 ? 'neutral' : 'caution'}
        isLoading={isLoading}
      />
      <StatCard
        label={text('callbacks.stats.oldest')}
        value={
          oldest === 0 ? (
            text('callbacks.stats.none')
          ) : (
            <span title={formats.time(oldest)}>{formats.relative(oldest, clock.now())}</span>
          )
        }
        description={
          oldest === 0 ? (
            text('callbacks.stats.allDelivered')
          ) : (
            <Link href={paths.callbacks({ status: FAILED_CODES })}>{text('callbacks.stats.seeFailed')}</Link>
          )
        }
        icon={<ClockIcon />}
        tone={oldest === 0 ? 'neutral' : 'critical'}
        isLoading={isLoading}
      />
    </div>
  );
}
