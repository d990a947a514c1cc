import { Card } from '@settlement/design-system/Card';
import { DataTable } from '@settlement/design-system/DataTable';
import { preloadOverlay } from '@settlement/design-system/Drawer';
import { fundStateAtom } from '../../../data/funds.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { Failed } from '../../../parts/QueryView.tsx';
import { FundPager } from '../parts/FundPager.tsx';
import { NoMovements } from '../parts/NoMovements.tsx';
import type { MovementListProps } from '../parts/view.ts';

/** Somebody comes near a movement that can be opened. */
const preloadProps = { onPointerEnter: preloadOverlay, onFocus: preloadOverlay };

/** A list of movements as a table; a row opens beside it. */
export function MovementTable<Row>({ view, query }: MovementListProps<Row>) {
  const text = useText();
  const [state, setState] = useUrlState(fundStateAtom);
  const { data } = query;
  return (
    <Card
      padding="none"
      footer={
        data && data.total > 0 ? <FundPager total={data.total} isOld={query.isPlaceholderData} /> : undefined
      }
    >
      {query.error && !data ? (
        <Failed query={query} title={text('funds.list.failedTitle')} />
      ) : (
        <div {...preloadProps}>
          <DataTable
            label={view.label}
            columns={view.columns}
            rows={data?.list ?? []}
            rowKey={view.keyOf}
            rowLabel={view.nameOf}
            onRowAction={(row) => setState({ detail: view.keyOf(row) })}
            selectedRowKey={state.detail}
            isLoading={query.isPending}
            skeletonRows={state.pageSize}
            surface="none"
            isRefreshing={query.isPlaceholderData}
            stickyHeader
            empty={<NoMovements />}
          />
        </div>
      )}
    </Card>
  );
}
