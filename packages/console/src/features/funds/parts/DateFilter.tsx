import { fundStateAtom } from '../../../data/funds.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { DayRangeFilter } from '../../../parts/DayRangeFilter.tsx';

/** The days of the open list. */
export function DateFilter() {
  const text = useText();
  const [state, setState] = useUrlState(fundStateAtom);
  return (
    <DayRangeFilter
      label={text('funds.filter.date')}
      value={state}
      onChange={(choice) => setState(choice, { replace: true })}
    />
  );
}
