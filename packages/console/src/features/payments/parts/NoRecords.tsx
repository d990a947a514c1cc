import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { FilterIcon, ReceiptTextIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { noRecordFilters, recordFilterCountAtom, recordStateAtom } from '../../../data/payments.ts';
import { useText } from '../../../i18n/useText.ts';
import { pathsOf } from '../../../lib/paths.ts';

/** Never had any is not the same as none that match: the one explains, the other offers a way back. */
export function NoRecords() {
  const text = useText();
  const isFiltered = useAtomValue(recordFilterCountAtom) > 0;
  const setState = useSetAtom(recordStateAtom);
  if (isFiltered) {
    return (
      <EmptyState
        icon={<FilterIcon aria-hidden="true" />}
        title={text('payments.list.noMatchTitle')}
        description={text('payments.list.noMatchText')}
        action={
          <Button variant="outline" onPress={() => setState(noRecordFilters, { replace: true })}>
            {text('common.filter.clearAll')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<ReceiptTextIcon aria-hidden="true" />}
      title={text('payments.list.emptyTitle')}
      description={text('payments.list.emptyText')}
      action={<Link href={pathsOf('desktop').docs}>{text('payments.list.emptyDocs')}</Link>}
    />
  );
}
