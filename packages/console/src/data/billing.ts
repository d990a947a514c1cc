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
import { apiClientAtom } from './apiClient.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './endpointQuery.ts';
import { defineList } from './list/defineList.ts';

/** Payment and bill settings, automatic collection among them. */
export const billSettingQueryAtom = atomWithQuery((get) => endpointQuery(get, getBillSetting, {}));

/** What can be changed; what is left out stays as it is. */
export type BillChange = Omit<BodyInput<typeof editBillSetting>, keyof VerificationCodes>;

/** A plan as the merchant writes it; when it runs is the server's to say. */
export type CollectionPlan = Omit<
  Collection,
  'next_time' | 'last_time' | 'last_result' | 'last_error' | 'last_reason' | 'pending'
>;

/** Networks and the tokens on them, to choose from. */
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
    // What payers are offered follows what is taken.
    if (change.accepted) await invalidate(client, listCurrencies);
    if (change.statement) await invalidate(client, listStatements);
    return setting;
  },
);

/** The statements that were written, and when the next one is. */
export const statementList = defineList({
  endpoint: listStatements,
  filters: {},
  ranges: noRanges,
  pageSize: 10,
  others: {},
  input: (_filters, { current, pageSize }) => ({ query: { current, pageSize } }),
});

/** Downloads a statement that was written, or of a calendar month; without either, of the period under way. */
export const exportStatementAtom = atom(
  null,
  (get, _set, query: { readonly id?: string; readonly month?: string }) =>
    get(apiClientAtom).download(exportStatement, { query }),
);

/** A plan without what came of it, as it was asked for: with the amounts that are pending, where some are. */
export function planOf(plan: CollectionPlan & Pick<Collection, 'pending'>): CollectionPlan {
  const { currency_id, open, address_id, schedule } = plan;
  const { threshold, keep_amount } = plan.pending ?? plan;
  return { currency_id, open, threshold, keep_amount, address_id, schedule };
}

/** The plans with one of them changed or added, in the order they were. */
export function withPlan(plans: readonly Collection[], plan: CollectionPlan): CollectionPlan[] {
  const written = plans.map(planOf);
  const index = written.findIndex(({ currency_id }) => currency_id === plan.currency_id);
  return index === -1 ? [...written, plan] : written.with(index, plan);
}
