import { Card } from '@settlement/design-system/Card';
import { Stack } from '@settlement/design-system/Stack';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/device.ts';
import { recentSwapsQueryAtom, swapsOf } from '#data/swap.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { isCanceledSwap } from '#parts/money/useSwapBillLines.tsx';
import { ProgressTag } from '#parts/MovementTags.tsx';
import { Moment } from '#parts/Moment.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import * as css from './swap.css.ts';

/** The last few swaps, and the way to all of them. */
export function RecentSwaps() {
  const text = useText();
  const paths = usePaths();
  const query = useAtomValue(recentSwapsQueryAtom);
  return (
    <Card
      title={text('swap.recent.title')}
      padding="none"
      actions={
        <Link href={paths.fundDetails({ tab: 'swap' })} isStrong>
          {text('swap.recent.all')}
        </Link>
      }
    >
      <QueryView
        query={query}
        loading={
          <div className={css.recentRow}>
            <Skeleton lines={4} />
          </div>
        }
        failedTitle={text('swap.recent.failed')}
        empty={({ list }) =>
          swapsOf(list).length === 0 ? (
            <div className={css.recentRow}>
              <Text tone="muted" size="small">
                {text('swap.recent.none')}
              </Text>
            </div>
          ) : undefined
        }
      >
        {({ list }) => (
          <Stack as="ul" gap="none">
            {swapsOf(list).map(
              ({ ref_no, created_time, swap }) =>
                swap && (
                  <li key={ref_no} className={css.recentRow}>
                    <Stack as="span" gap="none">
                      <Text size="small" weight="semibold">
                        <Amount value={swap.from.amount} token={swap.from.token} />
                      </Text>
                      <Text size="small">
                        →{' '}
                        {isCanceledSwap(swap) ? (
                          swap.to.token
                        ) : (
                          <Amount value={swap.to.amount} token={swap.to.token} />
                        )}
                      </Text>
                      <Text size="caption">
                        <Moment seconds={created_time} />
                      </Text>
                    </Stack>
                    <ProgressTag progress={swap.progress} />
                  </li>
                ),
            )}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
