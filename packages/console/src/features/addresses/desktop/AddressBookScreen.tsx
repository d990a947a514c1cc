import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { DataTable } from '@settlement/design-system/DataTable';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { addressStateAtom, addressesQueryAtom } from '../../../data/addresses.ts';
import { useText } from '../../../i18n/useText.ts';
import { Failed } from '../../../parts/QueryView.tsx';
import * as css from '../addresses.css.ts';
import { AddressFilters } from '../parts/AddressFilters.tsx';
import { AddressPager } from '../parts/AddressPager.tsx';
import { ExportMenu } from '../parts/ExportMenu.tsx';
import { NoAddresses } from '../parts/NoAddresses.tsx';
import { PolicyCard } from '../parts/PolicyCard.tsx';
import { useAddressColumns } from '../parts/useAddressColumns.tsx';
import { useBookDialogs } from '../parts/useBookDialogs.tsx';

/** `/property/address`: the addresses withdrawals go to, and who may be sent to at all. */
export function AddressBookScreen() {
  const text = useText();
  const query = useAtomValue(addressesQueryAtom);
  const { pageSize } = useAtomValue(addressStateAtom);
  const { dialog, onAdd, onImport, onRename, onDelete } = useBookDialogs();
  const columns = useAddressColumns({ onRename, onDelete });
  const { data } = query;

  return (
    <div className={css.page}>
      <PageHeader
        title={text('addresses.title')}
        description={text('addresses.purpose')}
        actions={
          <Inline gap="s">
            <ExportMenu isDisabled={!data || data.total === 0} />
            <Button variant="outline" onPress={onImport}>
              {text('addresses.import')}
            </Button>
            <Button onPress={onAdd}>{text('addresses.add')}</Button>
          </Inline>
        }
      />
      {data && <PolicyCard policy={data.policy} />}
      <Card padding="m">
        <AddressFilters />
      </Card>
      <Card padding="none" footer={data && data.total > 0 ? <AddressPager total={data.total} /> : undefined}>
        {query.error && !data ? (
          <Failed query={query} title={text('addresses.failed')} />
        ) : (
          <DataTable
            label={text('addresses.table')}
            columns={columns}
            rows={data?.list ?? []}
            rowKey={({ id }) => id}
            isLoading={query.isPending}
            skeletonRows={pageSize}
            isRefreshing={query.isPlaceholderData}
            surface="none"
            empty={<NoAddresses onAdd={onAdd} />}
          />
        )}
      </Card>
      {dialog}
    </div>
  );
}
