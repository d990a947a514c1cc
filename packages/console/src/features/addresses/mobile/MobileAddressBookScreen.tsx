import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { addressList } from '#data/addresses.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { AddressCard } from '../parts/AddressCard.tsx';
import { ExportMenu } from '../parts/ExportMenu.tsx';
import { NoAddresses } from '../parts/NoAddresses.tsx';
import { PolicyCard } from '../parts/PolicyCard.tsx';
import { useAddressFilters } from '../parts/useAddressFilters.ts';
import { useBookDialogs } from '../parts/useBookDialogs.tsx';

/** `/m/property/address`: the same book as cards, each address in full. */
export function MobileAddressBookScreen() {
  const text = useText();
  const { data } = useAtomValue(addressList.queryAtom);
  const { dialog, onAdd, onImport, onRename, onDelete } = useBookDialogs();
  return (
    <Stack>
      <Text tone="muted" as="p">
        {text('addresses.purpose')}
      </Text>
      <Button size="large" fullWidth onPress={onAdd}>
        {text('addresses.add')}
      </Button>
      <Filters
        list={addressList}
        filters={useAddressFilters()}
        tools={
          <ListTools list={addressList}>
            <ExportMenu />
            <Button variant="outline" onPress={onImport}>
              {text('addresses.import')}
            </Button>
          </ListTools>
        }
      />
      <ListCards
        list={addressList}
        label={text('addresses.table')}
        failedTitle={text('addresses.failed')}
        skeletonHeight="130px"
        empty={<NoAddresses onAdd={onAdd} />}
        card={(address) => (
          <AddressCard key={address.id} address={address} onRename={onRename} onDelete={onDelete} />
        )}
      />
      {data && <PolicyCard policy={data.policy} />}
      {dialog}
    </Stack>
  );
}
