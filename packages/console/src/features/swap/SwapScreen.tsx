import { useAtomValue } from 'jotai';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { SwapIcon } from '@settlement/design-system/icons';
import { Grid } from '@settlement/design-system/Grid';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { swapPairsQueryAtom, swapStateAtom, recentSwapsQueryAtom, swapsOf } from '#data/swap.ts';
import { AfterQueries, QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { SwapForm } from './parts/SwapForm.tsx';
import { SwapOrder } from './parts/SwapOrder.tsx';
import { Text } from '@settlement/design-system/Text';
import { usePaths } from '#data/session/device.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { LatestMovements } from '#parts/money/LatestMovements.tsx';
import { isCanceledSwap } from '#parts/money/billLines.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { Moment } from '#parts/values/Moment.tsx';

export function SwapBody() {
  const text = useText();
  const { order } = useAtomValue(swapStateAtom);
  const query = useAtomValue(swapPairsQueryAtom);
  const container = useResultFocus(order !== undefined);
  return (
    <div ref={container}>
      {order === undefined ? (
        <QueryView
          query={query}
          loading={<SwapSkeleton />}
          failedTitle={text('swap.failed')}
          isEmpty={isEmptyList}
          empty={
            <Card>
              <EmptyState
                icon={<SwapIcon aria-hidden="true" />}
                title={text('swap.empty.title')}
                description={text('swap.empty.text')}
              />
            </Card>
          }
        >
          {({ list }) => <SwapForm pairs={list} />}
        </QueryView>
      ) : (
        <SwapOrder tradeNo={order} />
      )}
    </div>
  );
}

function SwapSkeleton() {
  return (
    <div aria-busy="true">
      <Card>
        <Stack gap="l">
          <Grid columns={{ mobile: 1, tablet: 2 }}>
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="72px" />
          </Grid>
          <Skeleton shape="block" height="104px" />
          <Skeleton shape="block" height="228px" />
          <Skeleton shape="block" height="44px" />
        </Stack>
      </Card>
    </div>
  );
}

export function SwapScreen() {
  return (
    <MoveMoneyPage
      aside={
        <AfterQueries queries={[useAtomValue(swapPairsQueryAtom)]}>
          <RecentSwaps />
        </AfterQueries>
      }
    >
      <SwapBody />
    </MoveMoneyPage>
  );
}

function RecentSwaps() {
  const text = useText();
  const paths = usePaths();
  return (
    <LatestMovements
      title={text('swap.recent.title')}
      href={paths.fundDetails({ tab: 'swap' })}
      query={useAtomValue(recentSwapsQueryAtom)}
      failedTitle={text('swap.recent.failed')}
      emptyText={text('funds.empty.swap')}
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
