import { Stack } from '@settlement/design-system/Stack';
import { FindCard } from '../parts/FindCard.tsx';
import { FollowedCard } from '../parts/FollowedCard.tsx';

/** `/m/market`. */
export function MobileMarketScreen() {
  return (
    <Stack gap="m">
      <FollowedCard />
      <FindCard />
    </Stack>
  );
}
