import { Stack } from '@settlement/design-system/Stack';
import { RecentSwaps } from '../parts/RecentSwaps.tsx';
import { SwapBody } from '../parts/SwapBody.tsx';

/** `/m/property/swap`. */
export function MobileSwapScreen() {
  return (
    <Stack>
      <SwapBody />
      <RecentSwaps />
    </Stack>
  );
}
