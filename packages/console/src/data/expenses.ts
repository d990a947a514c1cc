import { listCurrencies } from '@settlement/api-mocks/contract/currencies';
import { listExpenses } from '@settlement/api-mocks/contract/funds';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { Day } from '../lib/time.ts';
import { endpointQuery } from './endpointQuery.ts';
import { timeRangeAtom } from './timeRange.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';

/**
 * Gas is paid in USDT from the PUT-chain account, whatever was gathered: the currency of an expense says
 * what it was spent on, not what it was paid in.
 */
export const GAS_TOKEN = 'USDT';

/** The gas expense that a notification told of. */
export const useExpense = (message_id: string) =>
  useEndpointQuery(
    listExpenses,
    { query: { message_id, current: 1, pageSize: 1 } },
    // The dialog shows the failure itself.
    { meta: { isSilent: true } },
  );

interface ExpenseFilters {
  readonly network_id: string | undefined;
  readonly token_id: string | undefined;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly current: number;
}

/** Specification §9: 10 rows where nothing else is said. */
export const EXPENSE_PAGE_SIZE = 10;
export const noExpenseFilters: ExpenseFilters = {
  network_id: undefined,
  token_id: undefined,
  from: undefined,
  to: undefined,
  current: 1,
};

const filtersAtom = atom(noExpenseFilters);

/** Filters of the history; a change of any but the page goes back to page 1. */
export const expenseFiltersAtom = atom(
  (get) => get(filtersAtom),
  (get, set, patch: Partial<ExpenseFilters>) =>
    set(filtersAtom, { ...get(filtersAtom), current: 1, ...patch }),
);

/** The gas expenditure history; the last page stays until the next is there. */
export const expensesQueryAtom = atomWithQuery((get) => {
  const { network_id, token_id, from, to, current } = get(expenseFiltersAtom);
  const times = get(timeRangeAtom)({ range: from && to ? 'days' : 'all', from, to });
  const query = { network_id, token_id, current, pageSize: EXPENSE_PAGE_SIZE, ...times };
  return {
    ...endpointQuery(get, listExpenses, { query }),
    enabled: times !== null,
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  };
});

/** Networks and the tokens on them, for filters. */
export const networksQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listCurrencies, { query: {} }),
  staleTime: 300_000,
}));
