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
import { atom, useAtomValue } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { checkAddress } from '@settlement/api-mocks/contract/withdrawals';
import type { ApiClient, CallOptions } from '#api/client.ts';
import { unwrap } from '#api/unwrap.ts';
import { noRanges } from '#kit/list/ranges.ts';
import { integerParam, queryParams } from '#lib/address/urlState.ts';
import { apiClientAtom } from './calls/apiClient.ts';
import { callEndpoint, changing, endpointKey, invalidate } from './calls/endpointQuery.ts';
import { loadPages } from './calls/loadPages.ts';
import { defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './session/preferences.ts';

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

export type AddressBook = DataOf<typeof listAddresses>;

const loadBook = (
  client: ApiClient,
  filter: { readonly status?: number } = {},
  options?: CallOptions,
): Promise<AddressBook> =>
  loadPages(
    async (paging) =>
      unwrap(
        await client.request(listAddresses, { query: { ...filter, ...paging } }, options),
        listAddresses.id,
      ),
    ({ id }) => id,
  );

export const activeAddressesQueryAtom = atomWithQuery((get) => {
  const client = get(apiClientAtom);
  return {
    queryKey: [...endpointKey(listAddresses), 'active'],
    queryFn: ({ signal }) => loadBook(client, { status: addressStatus.active }, { signal }),
  };
});

const addressBookQueryAtom = atomWithQuery((get) => {
  const client = get(apiClientAtom);
  return {
    queryKey: [...endpointKey(listAddresses), 'all'],
    queryFn: ({ signal }) => loadBook(client, {}, { signal }),
    // The forms that use the address book handle its failure.
    meta: { isSilent: true },
  };
});

interface BookQuery {
  readonly data: AddressBook | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

const noBookAtom = atom<BookQuery>({
  data: undefined,
  error: null,
  isPending: false,
  refetch: () => undefined,
});

/**
 * Returns the saved addresses of a family of networks, and the rules. An empty family selects all addresses.
 * `undefined` sends no request.
 */
export function useSavedAddresses(family: string | undefined) {
  const { data, error, isPending, refetch } = useAtomValue<BookQuery>(
    family === undefined ? noBookAtom : addressBookQueryAtom,
  );
  const book = useMemo(
    () =>
      data &&
      (family === '' ? data : { ...data, list: data.list.filter((one) => one.chain_family === family) }),
    [data, family],
  );
  return { data: book, error, isPending, refetch };
}

export const allAddressesAtom = atom(
  null,
  async (get): Promise<readonly SavedAddress[]> => (await loadBook(get(apiClientAtom))).list,
);

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
