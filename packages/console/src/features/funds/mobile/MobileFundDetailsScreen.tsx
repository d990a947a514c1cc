import { Stack } from '@settlement/design-system/Stack';
import { ActiveMovement } from '../parts/ActiveMovement.tsx';
import { FundTabs } from '../parts/FundTabs.tsx';
import { MovementDrawer } from '../parts/MovementDrawer.tsx';
import { MovementCards } from './MovementCards.tsx';

/** `/m/property/fundingDetails`: movements as cards, filters in a sheet. */
export function MobileFundDetailsScreen() {
  return (
    <Stack>
      <FundTabs>
        <Stack>
          <ActiveMovement show={MovementCards} />
        </Stack>
      </FundTabs>
      <MovementDrawer />
    </Stack>
  );
}
