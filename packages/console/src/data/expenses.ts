import { listExpenses } from '@settlement/api-mocks/contract/funds';
import { atomWithQuery } from 'jotai-tanstack-query';
import { dayRanges } from '#kit/list/ranges.ts';
import { textParam } from '#lib/urlState.ts';
import { currencyQuery } from './currencies.ts';
import { defineList } from './list/defineList.ts';
import { memorySearchAtom } from './list/listState.ts';
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

/** The gas expenditure history, in a dialog over any screen (specification §2). */
export const expenseList = defineList({
  endpoint: listExpenses,
  filters: { network_id: textParam(), token_id: textParam() },
  ranges: dayRanges,
  pageSize: 10,
  others: {},
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  searchAtom: memorySearchAtom(),
  isSilent: true,
});

/** Networks and the tokens on them, for filters. */
export const networksQueryAtom = atomWithQuery((get) => ({
  ...currencyQuery(get, {}),
  staleTime: 300_000,
}));
