import { listExpenses } from '@settlement/api-mocks/contract/funds';
import { atomWithQuery } from 'jotai-tanstack-query';
import { dayRanges } from '#kit/list/ranges.ts';
import { queryParams } from '#lib/address/urlState.ts';
import { currencyQuery } from './currencies.ts';
import { defineList } from './list/defineList.ts';
import { memorySearchAtom } from './list/listState.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';

/** The token that pays gas fees. In the contract, an expense has the aggregated token instead. */
export const GAS_TOKEN = 'USDT';

export const useExpense = (message_id: string) =>
  useEndpointQuery(
    listExpenses,
    { query: { message_id, current: 1, pageSize: 1 } },
    { meta: { isSilent: true } },
  );

export const expenseList = defineList({
  endpoint: listExpenses,
  filters: queryParams(listExpenses.query, ['network_id', 'token_id']),
  ranges: dayRanges,
  pageSize: 10,
  others: {},
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  searchAtom: memorySearchAtom(),
  isSilent: true,
});

export const networksQueryAtom = atomWithQuery((get) => ({
  ...currencyQuery(get, {}),
  staleTime: 300_000,
}));
