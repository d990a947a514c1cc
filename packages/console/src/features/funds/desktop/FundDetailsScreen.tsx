import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { fundStateAtom } from '#data/funds.ts';
import { movementLists } from '#data/movements.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { knownColumns } from '#parts/list/knownColumns.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { ActiveMovement } from '../parts/ActiveMovement.tsx';
import { FundTabs, FundTools, NoMovements } from '../parts/movementList.tsx';
import { MovementDrawer } from '../parts/MovementDrawer.tsx';
import { TokenLedger } from '../parts/TokenLedger.tsx';
import type { MovementListProps } from '../parts/view.ts';

export function FundDetailsScreen() {
  const text = useText();
  const { tab } = useAtomValue(fundStateAtom);
  const isFiltered = useAtomValue(movementLists[tab].activeAtom).length > 0;
  const count = useAtomValue(movementLists[tab].queryAtom).data?.total;
  return (
    <Stack>
      <PageHeader
        title={text('shell.title.fundDetails')}
        description={
          count === undefined
            ? '\u00A0'
            : text(isFiltered ? 'funds.list.countFiltered' : 'funds.list.count', { count })
        }
        actions={
          <Inline gap="s">
            <ActiveMovement show={FundTools} />
          </Inline>
        }
      />
      <FundTabs>
        <Stack>
          <ActiveMovement show={Movements} />
        </Stack>
      </FundTabs>
      <MovementDrawer />
    </Stack>
  );
}

const withDetail = ['time', 'type', 'direction', 'asset', 'pair', 'amount', 'received', 'status'];

function Movements<Row, Name extends string>({ list, view, filters }: MovementListProps<Row, Name>) {
  const text = useText();
  const [{ detail }, setState] = useUrlState(fundStateAtom);
  const rows = useAtomValue(list.queryAtom).data?.list;
  const columns = useMemo(() => knownColumns(view.columns, rows), [view.columns, rows]);
  return (
    <>
      <Filters list={list} filters={filters} />
      <TokenLedger />
      <ListTable
        list={list}
        failedTitle={text('funds.list.failedTitle')}
        label={view.label}
        columns={columns}
        columnsWithDetail={withDetail}
        rowKey={view.keyOf}
        rowLabel={view.nameOf}
        onRowAction={(row) => setState({ detail: view.keyOf(row) })}
        currentRowKey={detail ?? null}
        empty={<NoMovements list={list} />}
      />
    </>
  );
}
