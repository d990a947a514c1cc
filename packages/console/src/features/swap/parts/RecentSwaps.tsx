import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { recentSwapsQueryAtom, swapsOf } from '#data/swap.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { LatestMovements } from '#parts/money/LatestMovements.tsx';
import { isCanceledSwap } from '#parts/money/useSwapBillLines.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { Moment } from '#parts/values/Moment.tsx';

export function RecentSwaps() {
  const text = useText();
  const paths = usePaths();
  return (
    <LatestMovements
      title={text('swap.recent.title')}
      href={paths.fundDetails({ tab: 'swap' })}
      query={useAtomValue(recentSwapsQueryAtom)}
      failedTitle={text('swap.recent.failed')}
      emptyText={text('swap.recent.none')}
      rowsOf={({ list }) =>
        swapsOf(list).map(({ id, created_time, amount, token, swap }) => ({
          id,
          facts: (
            <>
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
            </>
          ),
          status: swap && <ProgressTag progress={swap.progress} />,
        }))
      }
    />
  );
}
