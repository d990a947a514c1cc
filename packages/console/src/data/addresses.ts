import { subjectOf } from '@settlement/api-mocks/rules/subjectOf';
import {
  type AddressPolicy,
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
import { integerParam, textParam } from '#lib/urlState.ts';
import { callEndpoint, endpointQuery, invalidate } from './endpointQuery.ts';
import { defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './preferences.ts';

/** More than anybody looks through. */
const MOST_CHOICES = 100;

/** The address book, with its policy; `currency` is a token on a network. */
export const addressList = defineList({
  endpoint: listAddresses,
  filters: { keyword: textParam(), currency: textParam(), status: integerParam() },
  ranges: noRanges,
  pageSize: 10,
  others: {},
  input: ({ currency, ...filters }, scope) => ({ query: { ...filters, currency_id: currency, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('addresses'),
});

/** Addresses that can be sent to now, the first hundred: for choosing one. */
export const activeAddressesQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listAddresses, {
    query: { status: addressStatus.active, current: 1, pageSize: MOST_CHOICES },
  }),
);

const PAGE = 20;

/** The whole book, whatever is filtered: for an export of it, and to know what is saved already. */
export const allAddressesAtom = atom(null, async (get): Promise<readonly SavedAddress[]> => {
  const pages: SavedAddress[] = [];
  for (let current = 1; ; current += 1) {
    const { list, total } = await callEndpoint(get, listAddresses, { query: { current, pageSize: PAGE } });
    pages.push(...list);
    if (list.length === 0 || pages.length >= total) return pages;
  }
});

const refresh = atom(null, (get) => invalidate(get(queryClientAtom), listAddresses));

/** An address as it was entered. */
export type NewAddress = Pick<
  BodyInput<typeof createAddress>,
  'label' | 'currency_id' | 'address' | 'memo' | 'note'
>;

/** Saves an address; needs verification. */
export const saveAddressAtom = atom(
  null,
  async (get, set, entry: NewAddress, codes: VerificationCodes): Promise<SavedAddress> => {
    const body = { ...entry, ...codes };
    const saved = await callEndpoint(get, createAddress, { body }, { isExclusive: true });
    await set(refresh);
    return saved;
  },
);

/** One proof for several addresses: a ticket that is good for ten minutes, and once for each of them. */
export const addressTicketAtom = atom(
  null,
  async (get, _set, entries: readonly NewAddress[], codes: VerificationCodes): Promise<string> => {
    const subject = entries.map((entry) => subjectOf(entry));
    const body = { ...codes, type: emailPurpose.withdrawal, action: createAddress.id, subject };
    return (await callEndpoint(get, verify, { body }, { isExclusive: true })).ticket;
  },
);

/** Changes who may be sent to. */
export const setPolicyAtom = atom(
  null,
  async (
    get,
    set,
    change: Partial<Pick<BodyInput<typeof setAddressPolicy>, 'only_saved' | 'cooling'>>,
    codes: VerificationCodes,
  ): Promise<AddressPolicy> => {
    const policy = await callEndpoint(get, setAddressPolicy, { body: { ...change, ...codes } });
    await set(refresh);
    return policy;
  },
);

/** Renames an address. */
export const editAddressAtom = atomWithMutation<DataOf<typeof editAddress>, BodyInput<typeof editAddress>>(
  (get) => ({
    mutationFn: (body) => callEndpoint(get, editAddress, { body }),
    onSuccess: () => invalidate(get(queryClientAtom), listAddresses),
  }),
);

/** Turns an address off, or on again, which is verified. */
export const turnAddressAtom = atom(
  null,
  async (
    get,
    set,
    change: { readonly id: string; readonly status: 1 | 3 },
    codes: VerificationCodes,
  ): Promise<void> => {
    await callEndpoint(get, editAddress, { body: { ...change, ...codes } }, { isExclusive: true });
    await set(refresh);
  },
);

/** Deletes an address; one that is turned off is verified, because nothing would refuse it afterwards. */
export const deleteAddressAtom = atom(
  null,
  async (get, set, id: string, codes: VerificationCodes): Promise<void> => {
    await callEndpoint(get, deleteAddress, { body: { id, ...codes } }, { isExclusive: true });
    await set(refresh);
  },
);

/** The server's word on an address that is about to be saved. */
export const checkAddressAtom = atom(
  null,
  (get, _set, query: { id: string; address: string; memo: string }) =>
    callEndpoint(get, checkAddress, { query }),
);
