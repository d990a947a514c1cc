import { Button } from '@settlement/design-system/Button';
import { SearchField } from '@settlement/design-system/SearchField';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { isMobileAtom } from '../../../data/session.ts';
import { useUrlState } from '../../../data/urlState.ts';
import {
  noWorkOrderFilters,
  workOrderFilterCountAtom,
  workOrdersStateAtom,
} from '../../../data/workOrders.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/useDebounced.ts';
import { DayRangeFilter } from '../../../parts/DayRangeFilter.tsx';
import { FilterSheet } from '../../../parts/FilterSheet.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';
import * as css from '../workOrders.css.ts';
import { typeText, workOrderStatuses, workOrderTypes } from './workOrderTexts.tsx';

const ANY = 'any';
const codeOf = (key: string) => (key === ANY ? undefined : Number(key));
const keyOf = (code: number | undefined) => (code === undefined ? ANY : String(code));

/** What narrows the list; each lands in the address as it changes. In a sheet on phones. */
export function WorkOrderFilters() {
  const text = useText();
  const [state, setState] = useUrlState(workOrdersStateAtom);
  const count = useAtomValue(workOrderFilterCountAtom);
  const isMobile = useAtomValue(isMobileAtom);
  const [keyword, setKeyword] = useDebouncedText(state.keyword ?? '', (value) =>
    setState({ keyword: value.trim() || undefined }, { replace: true }),
  );
  const clear = () => {
    setKeyword('');
    setState(noWorkOrderFilters, { replace: true });
  };
  const search = (
    <SearchField
      label={text('workOrders.filter.keyword')}
      {...(isMobile && { placeholder: text('workOrders.filter.find') })}
      isLabelHidden={isMobile}
      clearLabel={text('workOrders.filter.clear')}
      value={keyword}
      onChange={setKeyword}
    />
  );
  const fields = (
    <>
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
    </>
  );
  if (isMobile) {
    return (
      <div className={css.bar}>
        <div className={css.grow}>{search}</div>
        <FilterSheet count={count - (state.keyword === undefined ? 0 : 1)} onClear={clear}>
          {fields}
        </FilterSheet>
        <ViewsButton isIconOnly />
      </div>
    );
  }
  return (
    <div className={css.filters}>
      <div className={css.whole}>{search}</div>
      {fields}
      <Button variant="outline" isDisabled={count === 0} onPress={clear}>
        {text('workOrders.filter.clear')}
      </Button>
    </div>
  );
}
