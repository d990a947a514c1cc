import { useAtomValue } from 'jotai';
import { swapPairsQueryAtom } from '#data/swap.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { RecentSwaps } from './parts/RecentSwaps.tsx';
import { SwapBody } from './parts/SwapBody.tsx';

/** `/property/swap?from=`: the form, and the recent swaps. */
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
