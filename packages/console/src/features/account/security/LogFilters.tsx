import { Button } from '@settlement/design-system/Button';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { isLogFilteredAtom, logStateAtom, noLogFilters } from '../../../data/security.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { useText } from '../../../i18n/useText.ts';
import { DayRangeFilter } from '../../../parts/DayRangeFilter.tsx';
import { logTypeText, logTypes } from './log-words.ts';
import * as css from './security.css.ts';

const ANY = 'any';

/** What narrows the log; each lands in the address as it changes. */
export function LogFilters() {
  const text = useText();
  const [state, setState] = useUrlState(logStateAtom);
  const isFiltered = useAtomValue(isLogFilteredAtom);
  return (
    <div className={css.filters}>
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
      <Button
        variant="outline"
        isDisabled={!isFiltered}
        onPress={() => setState(noLogFilters, { replace: true })}
      >
        {text('account.log.clear')}
      </Button>
    </div>
  );
}
