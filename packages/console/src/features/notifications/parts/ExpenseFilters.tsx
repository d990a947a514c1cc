import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtom, useAtomValue } from 'jotai';
import { expenseFiltersAtom, networksQueryAtom } from '../../../data/expenses.ts';
import { todayAtom } from '../../../data/timeRange.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDateRangeLabels } from '../../../parts/useDateRangeLabels.ts';
import * as css from './notifications.css.ts';

const ALL = 'all';

/** Network, the tokens on it, and days up to today. */
export function ExpenseFilters() {
  const text = useText();
  const labels = useDateRangeLabels();
  const [filters, setFilters] = useAtom(expenseFiltersAtom);
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  const today = useAtomValue(todayAtom);
  const { network_id, token_id, from, to } = filters;
  const tokens = tokensOf(networks, network_id);

  return (
    <div className={css.filters}>
      <Select
        label={text('notifications.history.network')}
        isLabelHidden
        placeholder={text('notifications.history.allNetworks')}
        selectedKey={network_id ?? ALL}
        onSelectionChange={(key) =>
          setFilters({ network_id: key === ALL ? undefined : key, token_id: undefined })
        }
      >
        <SelectItem id={ALL}>{text('notifications.history.allNetworks')}</SelectItem>
        {networks.map((network) => (
          <SelectItem key={network.id} id={network.id}>
            {network.chain}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('notifications.history.token')}
        isLabelHidden
        placeholder={text('notifications.history.allTokens')}
        selectedKey={token_id ?? ALL}
        onSelectionChange={(key) => setFilters({ token_id: key === ALL ? undefined : key })}
      >
        <SelectItem id={ALL}>{text('notifications.history.allTokens')}</SelectItem>
        {tokens.map((token) => (
          <SelectItem key={token} id={token}>
            {token}
          </SelectItem>
        ))}
      </Select>
      <DateRangePicker
        label={text('notifications.history.dates')}
        isLabelHidden
        placeholder={text('notifications.history.anyDate')}
        value={from && to ? { start: from, end: to } : null}
        maxValue={today}
        onChange={(range) => setFilters({ from: range?.start, to: range?.end })}
        {...labels}
      />
    </div>
  );
}

interface Network {
  readonly id: string;
  readonly subset: readonly { readonly token: string }[];
}

/** Each token once, of one network or of all. */
function tokensOf(networks: readonly Network[], network: string | undefined): readonly string[] {
  const matching = network === undefined ? networks : networks.filter(({ id }) => id === network);
  return [...new Set(matching.flatMap(({ subset }) => subset.map(({ token }) => token)))];
}
