import { addressStatus } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { SearchField } from '@settlement/design-system/SearchField';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { addressStateAtom, hasAddressFiltersAtom, noAddressFilters } from '../../../data/addresses.ts';
import { currencyQueryAtoms, tokensOnNetworks } from '../../../data/currencies.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/useDebounced.ts';
import * as css from '../addresses.css.ts';

const ANY = 'any';

/** What narrows the book; each lands in the address of the page as it changes. */
export function AddressFilters() {
  const text = useText();
  const [state, setState] = useUrlState(addressStateAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];
  const isFiltered = useAtomValue(hasAddressFiltersAtom);
  const [keyword, setKeyword] = useDebouncedText(state.keyword ?? '', (value) =>
    setState({ keyword: value.trim() || undefined }, { replace: true }),
  );
  return (
    <div className={css.filters}>
      <div className={css.whole}>
        <SearchField
          label={text('addresses.filter.keyword')}
          isLabelHidden={false}
          clearLabel={text('addresses.filter.clear')}
          value={keyword}
          onChange={setKeyword}
        />
      </div>
      <Select
        label={text('addresses.filter.currency')}
        placeholder={text('addresses.filter.anyCurrency')}
        selectedKey={state.currency ?? ANY}
        onSelectionChange={(key) => setState({ currency: key === ANY ? undefined : key }, { replace: true })}
      >
        <SelectItem id={ANY}>{text('addresses.filter.anyCurrency')}</SelectItem>
        {tokensOnNetworks(networks).map(({ network, token }) => (
          <SelectItem key={token.id} id={token.id}>
            {`${token.token} · ${network.chain}`}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('addresses.filter.status')}
        placeholder={text('addresses.filter.anyStatus')}
        selectedKey={state.status === undefined ? ANY : String(state.status)}
        onSelectionChange={(key) =>
          setState({ status: key === ANY ? undefined : Number(key) }, { replace: true })
        }
      >
        <SelectItem id={ANY}>{text('addresses.filter.anyStatus')}</SelectItem>
        {Object.values(addressStatus).map((status) => (
          <SelectItem key={status} id={String(status)}>
            {text(`addresses.status.${status}`)}
          </SelectItem>
        ))}
      </Select>
      <Button
        variant="outline"
        isDisabled={!isFiltered}
        onPress={() => {
          setKeyword('');
          setState(noAddressFilters, { replace: true });
        }}
      >
        {text('addresses.filter.clear')}
      </Button>
    </div>
  );
}
