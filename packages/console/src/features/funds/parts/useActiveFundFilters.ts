import { useAtomValue } from 'jotai';
import { type MovementFilter, type FundState, filtersOfTab, fundStateAtom } from '../../../data/funds.ts';
import { useText } from '../../../i18n/useText.ts';
import {
  type Choice,
  useDirectionChoices,
  useGasTokenChoices,
  useNetworkChoices,
  usePairChoices,
  useStatusChoices,
  useTokenChoices,
  useTypeChoices,
} from './useChoices.ts';

export interface ActiveFilter {
  readonly id: string;
  /** Such as `Status: Auditing`. */
  readonly message: string;
  /** What to write to the address to be rid of it. */
  readonly without: Partial<FundState>;
}

/** The filters that are set, in words; for chips and for what an export says of itself. */
export function useActiveFundFilters(): ActiveFilter[] {
  const text = useText();
  const state = useAtomValue(fundStateAtom);
  const choices: Partial<Record<MovementFilter, readonly Choice[]>> = {
    type: useTypeChoices(),
    direction: useDirectionChoices(),
    status: useStatusChoices(),
    id: useTokenChoices(),
    pair: usePairChoices(),
    network_id: useNetworkChoices(),
    token_id: useGasTokenChoices(),
  };
  const names: readonly MovementFilter[] = filtersOfTab[state.tab];

  const filters = names.flatMap((name): ActiveFilter[] => {
    const value = state[name]?.toString();
    if (value === undefined) return [];
    const shown = choices[name]?.find(({ id }) => id === value)?.name ?? value;
    const message = text('funds.filter.chip', { name: text(`funds.filter.${name}`), value: shown });
    return [{ id: name, message, without: { [name]: undefined } }];
  });
  const { range, from, to } = state;
  if (range !== 'all') {
    const shown = range === 'days' ? `${from ?? '…'} – ${to ?? '…'}` : text(`common.range.${range}`);
    filters.push({
      id: 'range',
      message: text('funds.filter.chip', { name: text('funds.filter.date'), value: shown }),
      without: { range: 'all', from: undefined, to: undefined },
    });
  }
  return filters;
}
