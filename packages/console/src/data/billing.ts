import { selectCurrencies } from '@settlement/api-mocks/contract/applications';
import {
  type Collection,
  editBillSetting,
  exportStatement,
  getBillSetting,
  listStatements,
} from '@settlement/api-mocks/contract/billing';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { listCurrencies } from '@settlement/api-mocks/contract/currencies';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { noRanges } from '#kit/list/ranges.ts';
import { apiClientAtom } from './calls/apiClient.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { defineList } from './list/defineList.ts';

export const billSettingQueryAtom = atomWithQuery((get) => endpointQuery(get, getBillSetting, {}));

export type BillChange = Omit<BodyInput<typeof editBillSetting>, keyof VerificationCodes>;

/** The settings of a collection rule that the merchant can change. */
export type CollectionPlan = Omit<
  Collection,
  'next_time' | 'last_time' | 'last_result' | 'last_error' | 'last_reason' | 'pending'
>;

export const currencyTreeQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, selectCurrencies, { query: {} }),
);

export const editBillSettingAtom = atom(
  null,
  async (get, _set, change: BillChange, codes: VerificationCodes = {}): Promise<BillSetting> => {
    const body = { ...change, ...codes };
    const setting = await callEndpoint(get, editBillSetting, { body }, { isExclusive: true });
    const client = get(queryClientAtom);
    client.setQueryData(endpointKey(getBillSetting, {}), setting);
    // Customers can choose only from the accepted tokens, so the lists of tokens are refetched.
    if (change.accepted) await invalidate(client, listCurrencies);
    if (change.statement) await invalidate(client, listStatements);
    return setting;
  },
);

export const statementList = defineList({
  page: '/accountInfo',
  endpoint: listStatements,
  filters: {},
  ranges: noRanges,
  pageSize: 10,
  others: {},
  input: (_filters, { current, pageSize }) => ({ query: { current, pageSize } }),
});

/** Downloads an issued statement or a calendar month. Default: the current period. */
export const exportStatementAtom = atom(
  null,
  (get, _set, query: { readonly id?: string; readonly month?: string }) =>
    get(apiClientAtom).download(exportStatement, { query }),
);

export function planOf(plan: CollectionPlan & Pick<Collection, 'pending'>): CollectionPlan {
  const { currency_id, open, address_id, schedule } = plan;
  const { threshold, keep_amount } = plan.pending ?? plan;
  return { currency_id, open, threshold, keep_amount, address_id, schedule };
}

export function withPlan(plans: readonly Collection[], plan: CollectionPlan): CollectionPlan[] {
  const written = plans.map(planOf);
  const index = written.findIndex(({ currency_id }) => currency_id === plan.currency_id);
  return index === -1 ? [...written, plan] : written.with(index, plan);
}
