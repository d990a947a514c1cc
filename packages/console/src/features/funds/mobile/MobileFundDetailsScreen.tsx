import * as css from '../funds.css.ts';
import { ActiveMovement } from '../parts/ActiveMovement.tsx';
import { FundTabs } from '../parts/FundTabs.tsx';
import { MovementDrawer } from '../parts/MovementDrawer.tsx';
import { MovementCards } from './MovementCards.tsx';

/** `/m/property/fundingDetails`: movements as cards, filters in a sheet. */
export function MobileFundDetailsScreen() {
  return (
    <div className={css.page}>
      <FundTabs>
        <div className={css.content}>
          <ActiveMovement show={MovementCards} />
        </div>
      </FundTabs>
      <MovementDrawer />
    </div>
  );
}
