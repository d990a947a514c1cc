import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { addressList } from '#data/addresses.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ChangedRows } from '#parts/list/ChangedRows.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { ExportMenu, NoAddresses, useAddressFilters } from '../parts/addressList.tsx';
import { PolicyCard } from '../parts/PolicyCard.tsx';
import { useAddressColumns } from '../parts/useAddressColumns.tsx';
import { useBookDialogs } from '../parts/useBookDialogs.tsx';

export function AddressBookScreen() {
  const text = useText();
  const { data, error } = useAtomValue(addressList.queryAtom);
  const { dialog, onAdd, onImport, onRename, onDelete } = useBookDialogs();
  const columns = useAddressColumns({ onRename, onDelete });

  return (
    <Stack>
      <PageHeader
        title={text('shell.nav.addresses')}
        description={text('addresses.purpose')}
        actions={
          <Inline gap="s">
            <ListTools list={addressList} columns={columns}>
              <ExportMenu />
            </ListTools>
            <Button variant="outline" onPress={onImport}>
              {text('addresses.import')}
            </Button>
            <Button onPress={onAdd}>{text('addresses.add')}</Button>
          </Inline>
        }
      />
      {(data || !error) && <PolicyCard policy={data?.policy} />}
      <Filters list={addressList} filters={useAddressFilters()} />
      <ChangedRows list={addressList} />
      <ListTable
        list={addressList}
        failedTitle={text('addresses.failed')}
        label={text('addresses.table')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<NoAddresses onAdd={onAdd} />}
      />
      {dialog}
    </Stack>
  );
}
