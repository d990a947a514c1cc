import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { swapPairsQueryAtom } from '#data/swap.ts';
import { AfterQueries } from '#parts/QueryView.tsx';
import { RecentSwaps } from '../parts/RecentSwaps.tsx';
import { SwapBody } from '../parts/SwapBody.tsx';

/** `/m/property/swap`. */
export function MobileSwapScreen() {
  return (
    <Stack>
      <SwapBody />
      <AfterQueries queries={[useAtomValue(swapPairsQueryAtom)]}>
        <RecentSwaps />
      </AfterQueries>
    </Stack>
  );
}
