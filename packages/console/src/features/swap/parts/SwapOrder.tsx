import { movementProgress } from '@settlement/api-mocks/contract/enumerations';
import type { StreamEntry, StreamSwap } from '@settlement/api-mocks/contract/funds';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FileQuestionIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePaths } from '#data/session/device.ts';
import { moneyMovedAtom } from '#data/money/moneyMoved.ts';
import { swapOrderQueryAtom, swapStateAtom, swapsOf } from '#data/swap.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { useSwapBillLines } from '#parts/money/billLines.tsx';
import { ProgressTag, progressText } from '#parts/values/MovementTags.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';

/** Shows a swap order, and refetches it until it's final. The URL contains the order's number. */
export function SwapOrder({ tradeNo }: { readonly tradeNo: string }) {
  const text = useText();
  const paths = usePaths();
  const [, setUrl] = useUrlState(swapStateAtom);
  const query = useAtomValue(swapOrderQueryAtom);
  return (
    <Card
      title={text('swap.order.title')}
      footer={
        <Inline>
          <Button onPress={() => setUrl({ order: undefined })}>{text('swap.order.again')}</Button>
          <ButtonLink variant="outline" href={paths.fundDetails({ tab: 'swap' })}>
            {text('common.toFundDetails')}
          </ButtonLink>
        </Inline>
      }
    >
      <QueryView query={query} loading={<Skeleton lines={6} />} failedTitle={text('swap.order.failed')}>
        {({ list }) => {
          const [entry] = swapsOf(list);
          return entry ? (
            <Facts tradeNo={tradeNo} entry={entry} swap={entry.swap} />
          ) : (
            <EmptyState
              icon={<FileQuestionIcon aria-hidden="true" />}
              title={text('swap.order.none')}
              description={text('swap.order.noneText')}
            />
          );
        }}
      </QueryView>
    </Card>
  );
}

interface FactsProps {
  readonly tradeNo: string;
  readonly entry: StreamEntry;
  /** The details of the swap, or `null` if the server doesn't send them. */
  readonly swap: StreamSwap | null;
}

function Facts({ tradeNo, entry, swap }: FactsProps) {
  const text = useText();
  const billLines = useSwapBillLines();
  const moneyMoved = useSetAtom(moneyMovedAtom);
  const progress = swap?.progress;
  // The balances change when an order becomes final, so they are refetched.
  useEffect(() => {
    if (progress !== movementProgress.inProgress) return undefined;
    return () => void moneyMoved();
  }, [progress, moneyMoved]);
  const side = ({ token, chain }: StreamSwap['from']) => `${token} · ${chain}`;
  const given = swap?.from ?? entry;
  const isDone = progress === movementProgress.accomplish;
  const isCanceled = progress === movementProgress.canceled;
  return (
    <Stack gap="m">
      {progress !== undefined && (
        <VisuallyHidden role="status">
          {text('swap.order.status', { progress: progressText(text, progress) })}
        </VisuallyHidden>
      )}
      {isDone && <Banner tone="positive">{text('swap.order.done')}</Banner>}
      {isCanceled && <Banner tone="caution">{text('swap.order.canceled')}</Banner>}
      {progress !== undefined && !isDone && !isCanceled && <Banner>{text('swap.order.waiting')}</Banner>}
      <DescriptionList
        items={[
          ...(swap
            ? [
                { term: text('common.column.status'), detail: <ProgressTag progress={swap.progress} /> },
                { term: text('funds.filter.pair'), detail: `${side(swap.from)} → ${side(swap.to)}` },
              ]
            : []),
          { term: text('swap.receipt.give'), detail: <Amount value={given.amount} token={given.token} /> },
          ...(swap ? billLines(swap) : []),
          {
            term: text('swap.order.no'),
            detail: <TruncatedId value={tradeNo} />,
            copy: <CopyValue value={tradeNo} what={text('swap.order.no')} />,
          },
          { term: text('funds.column.created_time'), detail: <Moment seconds={entry.created_time} /> },
        ]}
      />
    </Stack>
  );
}
