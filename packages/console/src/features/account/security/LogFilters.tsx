import { Button } from '@settlement/design-system/Button';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { isMobileAtom } from '../../../data/session.ts';
import { isLogFilteredAtom, logStateAtom, noLogFilters } from '../../../data/security.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { DayRangeFilter } from '../../../parts/DayRangeFilter.tsx';
import { FilterSheet } from '../../../parts/FilterSheet.tsx';
import { logTypeText, logTypes } from './logTypes.ts';
import * as css from './security.css.ts';

const ANY = 'any';

/** What narrows the log, each in the address as it changes; in a sheet on phones. */
export function LogFilters() {
  const text = useText();
  const [state, setState] = useUrlState(logStateAtom);
  const isMobile = useAtomValue(isMobileAtom);
  const isFiltered = useAtomValue(isLogFilteredAtom);
  const clear = () => setState(noLogFilters, { replace: true });
  const fields = (
    <>
      <Select
        label={text('account.log.type')}
        placeholder={text('account.log.anyType')}
        selectedKey={state.type === undefined ? ANY : String(state.type)}
        onSelectionChange={(key) =>
          setState({ type: key === ANY ? undefined : Number(key) }, { replace: true })
        }
      >
        <SelectItem id={ANY}>{text('account.log.anyType')}</SelectItem>
        {logTypes.map((type) => (
          <SelectItem key={type} id={String(type)}>
            {logTypeText(text, type)}
          </SelectItem>
        ))}
      </Select>
      <DayRangeFilter
        label={text('account.log.days')}
        value={state}
        onChange={(choice) => setState(choice, { replace: true })}
      />
    </>
  );
  if (isMobile) {
    const count = (state.type === undefined ? 0 : 1) + (state.range === 'all' ? 0 : 1);
    return (
      <FilterSheet count={count} onClear={clear}>
        {fields}
      </FilterSheet>
    );
  }
  return (
    <div className={css.filters}>
      {fields}
      <Button variant="ghost" isDisabled={!isFiltered} onPress={clear}>
        {text('account.log.clear')}
      </Button>
    </div>
  );
}
