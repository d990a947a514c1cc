import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { SwapIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { swapPairsQueryAtom, swapStateAtom } from '#data/swap.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { QueryView } from '#parts/QueryView.tsx';
import { SwapForm } from './SwapForm.tsx';
import { SwapOrder } from './SwapOrder.tsx';
import { SwapSkeleton } from './SwapSkeleton.tsx';

/** The form, or the order that came of it. */
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
          empty={({ list }) =>
            list.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<SwapIcon aria-hidden="true" />}
                  title={text('swap.empty.title')}
                  description={text('swap.empty.text')}
                />
              </Card>
            ) : undefined
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
