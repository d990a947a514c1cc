import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { watchedQueryAtom } from '#data/market.ts';
import { AfterQueries } from '#parts/QueryView.tsx';
import { FindCard } from '../parts/FindCard.tsx';
import { FollowedCard } from '../parts/FollowedCard.tsx';

/** `/m/market`. */
export function MobileMarketScreen() {
  return (
    <Stack gap="m">
      <FollowedCard />
      <AfterQueries queries={[useAtomValue(watchedQueryAtom)]}>
        <FindCard />
      </AfterQueries>
    </Stack>
  );
}
