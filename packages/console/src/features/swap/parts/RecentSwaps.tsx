import { Card } from '@settlement/design-system/Card';
import { Stack } from '@settlement/design-system/Stack';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { recentSwapsQueryAtom, swapsOf } from '#data/swap.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { isCanceledSwap } from '#parts/money/useSwapBillLines.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from './swap.css.ts';

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
            {swapsOf(list).map(({ id, created_time, amount, token, swap }) => (
              <li key={id} className={css.recentRow}>
                <Stack as="span" gap="none">
                  <Text size="small" weight="semibold">
                    <Amount value={swap?.from.amount ?? amount} token={swap?.from.token ?? token} />
                  </Text>
                  {swap && (
                    <Text size="small">
                      →{' '}
                      {isCanceledSwap(swap) ? (
                        swap.to.token
                      ) : (
                        <Amount value={swap.to.amount} token={swap.to.token} />
                      )}
                    </Text>
                  )}
                  <Text size="caption">
                    <Moment seconds={created_time} />
                  </Text>
                </Stack>
                {swap && <ProgressTag progress={swap.progress} />}
              </li>
            ))}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
