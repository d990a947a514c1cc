import { Button } from '@settlement/design-system/Button';
import { SearchField } from '@settlement/design-system/SearchField';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { useUrlState } from '../../../data/url-state.ts';
import {
  hasWorkOrderFiltersAtom,
  noWorkOrderFilters,
  workOrdersStateAtom,
} from '../../../data/work-orders.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/use-debounced.ts';
import { DayRangeFilter } from '../../../parts/DayRangeFilter.tsx';
import * as css from '../work-orders.css.ts';
import { typeText, workOrderStatuses, workOrderTypes } from './words.tsx';

const ANY = 'any';
const codeOf = (key: string) => (key === ANY ? undefined : Number(key));
const keyOf = (code: number | undefined) => (code === undefined ? ANY : String(code));

/** What narrows the list; each lands in the address as it changes. */
export function WorkOrderFilters() {
  const text = useText();
  const [state, setState] = useUrlState(workOrdersStateAtom);
  const isFiltered = useAtomValue(hasWorkOrderFiltersAtom);
  const [keyword, setKeyword] = useDebouncedText(state.keyword ?? '', (value) =>
    setState({ keyword: value.trim() || undefined }, { replace: true }),
  );
  return (
    <div className={css.filters}>
      <div className={css.whole}>
        <SearchField
          label={text('workOrders.filter.keyword')}
          isLabelHidden={false}
          clearLabel={text('workOrders.filter.clear')}
          value={keyword}
          onChange={setKeyword}
        />
      </div>
      <Select
        label={text('workOrders.filter.type')}
        placeholder={text('workOrders.filter.anyType')}
        selectedKey={keyOf(state.type)}
        onSelectionChange={(key) => setState({ type: codeOf(key) }, { replace: true })}
      >
        <SelectItem id={ANY}>{text('workOrders.filter.anyType')}</SelectItem>
        {workOrderTypes.map((type) => (
          <SelectItem key={type} id={String(type)}>
            {typeText(text, type)}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('workOrders.filter.status')}
        placeholder={text('workOrders.filter.anyStatus')}
        selectedKey={keyOf(state.status)}
        onSelectionChange={(key) => setState({ status: codeOf(key) }, { replace: true })}
      >
        <SelectItem id={ANY}>{text('workOrders.filter.anyStatus')}</SelectItem>
        {workOrderStatuses.map((status) => (
          <SelectItem key={status} id={String(status)}>
            {text(`workOrders.status.${status}`)}
          </SelectItem>
        ))}
      </Select>
      <DayRangeFilter
        label={text('workOrders.filter.date')}
        value={state}
        onChange={(choice) => setState(choice, { replace: true })}
      />
      <Button
        variant="outline"
        isDisabled={!isFiltered}
        onPress={() => {
          setKeyword('');
          setState(noWorkOrderFilters, { replace: true });
        }}
      >
        {text('workOrders.filter.clear')}
      </Button>
    </div>
  );
}
