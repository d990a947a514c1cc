import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue, useSetAtom } from 'jotai';
import { fundFilterCountAtom, fundStateAtom, noFundFilters } from '../../../data/funds.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../funds.css.ts';
import { ActiveMovement } from '../parts/ActiveMovement.tsx';
import { CopyView } from '../parts/CopyView.tsx';
import { MovementDrawer } from '../parts/MovementDrawer.tsx';
import { FundChips } from '../parts/FundChips.tsx';
import { FundExport } from '../parts/FundExport.tsx';
import { FundFilters } from '../parts/FundFilters.tsx';
import { FundTabs } from '../parts/FundTabs.tsx';
import { LedgerCheckStrip } from '../parts/LedgerCheckStrip.tsx';
import { useMovementTotal } from '../parts/useMovementTotal.ts';
import { MovementTable } from './MovementTable.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';

/** `/property/fundingDetails`: every movement of every balance, and each kind of it by itself. */
export function FundDetailsScreen() {
  const text = useText();
  const { tab, id } = useAtomValue(fundStateAtom);
  const filterCount = useAtomValue(fundFilterCountAtom);
  const reset = useSetAtom(fundStateAtom);
  const total = useMovementTotal();
  return (
    <div className={css.page}>
      <PageHeader
        title={text('funds.list.title')}
        description={
          total === undefined
            ? '\u00A0'
            : text(filterCount > 0 ? 'funds.list.countFiltered' : 'funds.list.count', { count: total })
        }
        actions={
          <Inline gap="s">
            <CopyView />
            <ViewsButton />
            <FundExport />
          </Inline>
        }
      />
      <FundTabs>
        <div className={css.content}>
          <Card padding="m">
            <div className={css.filters}>
              <FundFilters />
              <div className={css.resetCell}>
                <Button
                  variant="outline"
                  isDisabled={filterCount === 0}
                  onPress={() => reset(noFundFilters, { replace: true })}
                >
                  {text('funds.filter.reset')}
                </Button>
              </div>
            </div>
            <FundChips />
          </Card>
          {tab === 'all' && id !== undefined ? <LedgerCheckStrip /> : null}
          <ActiveMovement show={MovementTable} />
        </div>
      </FundTabs>
      <MovementDrawer />
    </div>
  );
}
