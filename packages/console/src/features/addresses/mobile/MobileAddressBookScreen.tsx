import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { addressesQueryAtom } from '../../../data/addresses.ts';
import { useText } from '../../../i18n/useText.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import * as css from '../addresses.css.ts';
import { AddressCard } from '../parts/AddressCard.tsx';
import { AddressFilters } from '../parts/AddressFilters.tsx';
import { AddressPager } from '../parts/AddressPager.tsx';
import { ExportMenu } from '../parts/ExportMenu.tsx';
import { NoAddresses } from '../parts/NoAddresses.tsx';
import { PolicyCard } from '../parts/PolicyCard.tsx';
import { useBookDialogs } from '../parts/useBookDialogs.tsx';

/** `/m/property/address`: the same book as cards, each address in full. */
export function MobileAddressBookScreen() {
  const text = useText();
  const query = useAtomValue(addressesQueryAtom);
  const { dialog, onAdd, onImport, onRename, onDelete } = useBookDialogs();
  return (
    <div className={css.page}>
      <Text tone="muted" as="p">
        {text('addresses.purpose')}
      </Text>
      <Button size="large" fullWidth onPress={onAdd}>
        {text('addresses.add')}
      </Button>
      <AddressFilters />
      <QueryView
        query={query}
        failedTitle={text('addresses.failed')}
        loading={
          <div role="status" aria-label={text('common.loading')} className={css.cards}>
            {Array.from({ length: 4 }, (_, card) => (
              <Skeleton key={card} shape="block" height="130px" />
            ))}
          </div>
        }
      >
        {({ list, total, policy }) => (
          <>
            {total === 0 ? (
              <NoAddresses onAdd={onAdd} />
            ) : (
              <>
                <ul
                  className={css.cards}
                  aria-label={text('addresses.table')}
                  aria-busy={query.isPlaceholderData}
                >
                  {list.map((address) => (
                    <AddressCard key={address.id} address={address} onRename={onRename} onDelete={onDelete} />
                  ))}
                </ul>
                <AddressPager total={total} />
              </>
            )}
            <PolicyCard policy={policy} />
            <Inline gap="s">
              <ExportMenu isDisabled={total === 0} />
              <Button variant="outline" onPress={onImport}>
                {text('addresses.import')}
              </Button>
            </Inline>
          </>
        )}
      </QueryView>
      {dialog}
    </div>
  );
}
