import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FilterIcon, ReceiptTextIcon } from '@settlement/design-system/icons';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePaths } from '../../../data/device.ts';
import { fundFilterCountAtom, fundStateAtom, noFundFilters } from '../../../data/funds.ts';
import { useText } from '../../../i18n/useText.ts';

/** Never had any is not the same as none that match: the one explains, the other offers a way back. */
export function NoMovements() {
  const text = useText();
  const paths = usePaths();
  const { tab } = useAtomValue(fundStateAtom);
  const isFiltered = useAtomValue(fundFilterCountAtom) > 0;
  const setState = useSetAtom(fundStateAtom);
  if (isFiltered) {
    return (
      <EmptyState
        icon={<FilterIcon aria-hidden="true" />}
        title={text('funds.list.noMatchTitle')}
        description={text('funds.list.noMatchText')}
        action={
          <Button variant="outline" onPress={() => setState(noFundFilters, { replace: true })}>
            {text('common.filter.clearAll')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<ReceiptTextIcon aria-hidden="true" />}
      title={text(`funds.empty.${tab}`)}
      description={text(`funds.emptyText.${tab}`)}
      action={<Link href={paths.assets()}>{text('funds.list.toAssets')}</Link>}
    />
  );
}
