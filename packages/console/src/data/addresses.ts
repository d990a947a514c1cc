import { subjectOf } from '@settlement/api-mocks/rules/subjectOf';
import {
  type SavedAddress,
  createAddress,
  deleteAddress,
  editAddress,
  listAddresses,
  setAddressPolicy,
} from '@settlement/api-mocks/contract/addresses';
import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { addressStatus, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { verify } from '@settlement/api-mocks/contract/security';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { checkAddress } from '@settlement/api-mocks/contract/withdrawals';
import { noRanges } from '#kit/list/ranges.ts';
import { integerParam, queryParams } from '#lib/address/urlState.ts';
import { callEndpoint, changing, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './session/preferences.ts';

const MOST_CHOICES = 100;

export const addressList = defineList({
  page: '/property/address',
  endpoint: listAddresses,
  filters: queryParams(listAddresses.query, ['keyword', 'currency_id', 'status']),
  ranges: noRanges,
  pageSize: 10,
  /** `new` is 1 while the form for a new address is open. */
  others: { new: integerParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('addresses'),
});

export const activeAddressesQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listAddresses, {
    query: { status: addressStatus.active, current: 1, pageSize: MOST_CHOICES },
  }),
);

const PAGE = 20;

export const allAddressesAtom = atom(null, async (get): Promise<readonly SavedAddress[]> => {
  const pages: SavedAddress[] = [];
  for (let current = 1; ; current += 1) {
    const { list, total } = await callEndpoint(get, listAddresses, { query: { current, pageSize: PAGE } });
    pages.push(...list);
    if (list.length === 0 || pages.length >= total) return pages;
  }
});

const write = changing((get) => invalidate(get(queryClientAtom), listAddresses));

export type NewAddress = Pick<
  BodyInput<typeof createAddress>,
  'label' | 'currency_id' | 'address' | 'memo' | 'note'
>;

export const saveAddressAtom = write((get, entry: NewAddress, codes: VerificationCodes) =>
  callEndpoint(get, createAddress, { body: { ...entry, ...codes } }, { isExclusive: true }),
);

/** Requests a ticket for saving several addresses. The ticket is valid for ten minutes, and once for each address. */
export const addressTicketAtom = atom(
  null,
  async (get, _set, entries: readonly NewAddress[], codes: VerificationCodes): Promise<string> => {
    const subject = entries.map((entry) => subjectOf(entry));
    const body = { ...codes, type: emailPurpose.withdrawal, action: createAddress.id, subject };
    return (await callEndpoint(get, verify, { body }, { isExclusive: true })).ticket;
  },
);

export const setPolicyAtom = write(
  (
    get,
    change: Partial<Pick<BodyInput<typeof setAddressPolicy>, 'only_saved' | 'cooling'>>,
    codes: VerificationCodes,
  ) => callEndpoint(get, setAddressPolicy, { body: { ...change, ...codes } }),
);

export const editAddressAtom = atomWithMutation<DataOf<typeof editAddress>, BodyInput<typeof editAddress>>(
  (get) => ({
    mutationFn: (body) => callEndpoint(get, editAddress, { body }),
    onSuccess: () => invalidate(get(queryClientAtom), listAddresses),
  }),
);

export const turnAddressAtom = write(
  (get, change: { readonly id: string; readonly status: 1 | 3 }, codes: VerificationCodes) =>
    callEndpoint(get, editAddress, { body: { ...change, ...codes } }, { isExclusive: true }),
);

/** Deletes an address. A turned-off address requires a verification, because deleting unblocks it. */
export const deleteAddressAtom = write((get, id: string, codes: VerificationCodes) =>
  callEndpoint(get, deleteAddress, { body: { id, ...codes } }, { isExclusive: true }),
);

/** The maximum number of simultaneous checks. HTTP/1.1 allows six connections, other calls need two. */
export const CHECKS_AT_ONCE = 4;

export const checkAddressAtom = atom(
  null,
  (get, _set, query: { id: string; address: string; memo: string }) =>
    callEndpoint(get, checkAddress, { query }),
);
