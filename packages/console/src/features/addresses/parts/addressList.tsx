import { addressStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import { Button } from '@settlement/design-system/Button';
import { BookUserIcon } from '@settlement/design-system/icons';
import { currencyQueryAtoms, tokensOnNetworks } from '#data/currencies.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { addressList } from '#data/addresses.ts';
import { NoRows } from '#parts/list/NoRows.tsx';

export function useAddressFilters(): FilterFields<'keyword' | 'currency_id' | 'status'> {
  const text = useText();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];
  return {
    fields: {
      keyword: { kind: 'search', label: text('addresses.filter.keyword') },
      currency_id: {
        kind: 'choice',
        label: text('addresses.filter.currency_id'),
        any: text('addresses.filter.anyCurrency'),
        choices: tokensOnNetworks(networks).map(({ network, token }) => ({
          id: token.id,
          name: `${token.token} · ${network.chain}`,
        })),
      },
      status: {
        kind: 'choice',
        label: text('addresses.column.status'),
        any: text('addresses.filter.anyStatus'),
        choices: Object.values(addressStatus).map((code) => ({
          id: String(code),
          name: text(`addresses.status.${code}`),
        })),
      },
    },
  };
}

export function NoAddresses({ onAdd }: { readonly onAdd: () => void }) {
  const text = useText();
  return (
    <NoRows
      list={addressList}
      noMatch={{ title: text('addresses.noMatch.title'), description: text('addresses.noMatch.text') }}
      icon={<BookUserIcon aria-hidden="true" />}
      title={text('addresses.empty.title')}
      description={text('addresses.empty.text')}
      actions={<Button onPress={onAdd}>{text('addresses.add')}</Button>}
    />
  );
}
