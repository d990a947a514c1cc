import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { addressList } from '#data/addresses.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ChangedRows } from '#parts/list/ChangedRows.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { ExportMenu, NoAddresses, useAddressFilters } from '../parts/addressList.tsx';
import { PolicyCard } from '../parts/PolicyCard.tsx';
import { useBookDialogs } from '../parts/useBookDialogs.tsx';
import { Inline } from '@settlement/design-system/Inline';
import { Card } from '@settlement/design-system/Card';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { AddressState, RowMenu, type RowMenuProps } from '../parts/addressRow.tsx';
import { networkName } from '#parts/values/networkName.ts';
import * as css from '../addresses.css.ts';

export function MobileAddressBookScreen() {
  const text = useText();
  const query = useAtomValue(addressList.queryAtom);
  const { dialog, onAdd, onImport, onRename, onDelete } = useBookDialogs();
  return (
    <Stack>
      <Text tone="muted" as="p">
        {text('addresses.purpose')}
      </Text>
      <Button size="large" isFullWidth onPress={onAdd}>
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
      <ChangedRows list={addressList} />
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
      <AfterQueries queries={[query]}>{query.data && <PolicyCard policy={query.data.policy} />}</AfterQueries>
      {dialog}
    </Stack>
  );
}

function AddressCard({ address, onRename, onDelete }: RowMenuProps) {
  const text = useText();
  const { label, token, logo, memo, note, use_count } = address;
  return (
    <Card as="li" padding="m">
      <Stack gap="s">
        <Inline gap="m" canWrap={false}>
          <TokenIcon token={token} logo={logo} />
          <div className={css.cardName}>
            <div className={css.cardText}>
              <strong>{label}</strong>
              <Text size="small" tone="muted" as="p">
                {token} · {networkName(text, address)}
              </Text>
            </div>
            <AddressState address={address} />
          </div>
          <RowMenu address={address} onRename={onRename} onDelete={onDelete} />
        </Inline>
        <Inline gap="m" canWrap={false}>
          <span className={`${css.cardText} ${css.full}`}>
            <FullAddress value={address.address} />
          </span>
          <CopyValue value={address.address} what={text('addresses.copyName', { label })} />
        </Inline>
        <Text size="small" tone="muted">
          {[memo && text('common.memo', { memo }), note, text('addresses.uses', { count: use_count })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
