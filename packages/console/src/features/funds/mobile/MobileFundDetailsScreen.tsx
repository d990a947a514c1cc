import { useAtomValue } from 'jotai';
import { fundStateAtom } from '../../../data/funds.ts';
import * as css from '../funds.css.ts';
import { ActiveMovement } from '../parts/ActiveMovement.tsx';
import { CopyView } from '../parts/CopyView.tsx';
import { MovementDrawer } from '../parts/MovementDrawer.tsx';
import { FundChips } from '../parts/FundChips.tsx';
import { FundExport } from '../parts/FundExport.tsx';
import { FundTabs } from '../parts/FundTabs.tsx';
import { LedgerCheckStrip } from '../parts/LedgerCheckStrip.tsx';
import { MovementCards } from './MovementCards.tsx';
import { FundFilterSheet } from './FundFilterSheet.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';

/** `/m/property/fundingDetails`: movements as cards, filters in a sheet. */
export function MobileFundDetailsScreen() {
  const { tab, id } = useAtomValue(fundStateAtom);
  return (
    <div className={css.page}>
      <FundTabs>
        <div className={css.content}>
          <div className={css.actions}>
            <FundFilterSheet />
            <FundExport />
            <CopyView />
            <ViewsButton isIconOnly />
          </div>
          <FundChips />
          {tab === 'all' && id !== undefined ? <LedgerCheckStrip /> : null}
          <ActiveMovement show={MovementCards} />
        </div>
      </FundTabs>
      <MovementDrawer />
    </div>
  );
}
