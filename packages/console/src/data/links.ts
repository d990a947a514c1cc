import {
  createLink,
  closeLink,
  getLink,
  listLinks,
  type PaymentLink,
} from '@settlement/api-mocks/contract/links';
import { paymentLinkStatus } from '@settlement/api-mocks/contract/enumerations';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { noRanges } from '#kit/list/ranges.ts';
import { integerParam, queryParams, textParam } from '#lib/address/urlState.ts';
import { callEndpoint, changing, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { defineList } from './list/defineList.ts';

export const linkList = defineList({
  page: '/record/links',
  endpoint: listLinks,
  filters: queryParams(listLinks.query),
  ranges: noRanges,
  pageSize: 20,
  /** `new` is 1 while the user creates a payment link. */
  others: { detail: textParam(), new: integerParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  isMoving: ({ list }) => list.some(({ status }) => status === paymentLinkStatus.open),
});

export const linkQueryAtom = atomWithQuery((get) => {
  const id = get(linkList.stateAtom).detail ?? '';
  return { ...endpointQuery(get, getLink, { query: { id } }), enabled: id !== '' };
});

const write = changing((get) => invalidate(get(queryClientAtom), listLinks, getLink));

export const createLinkAtom = write((get, body: BodyInput<typeof createLink>) =>
  callEndpoint(get, createLink, { body }, { isExclusive: true }),
);

export const closeLinkAtom = write((get, id: PaymentLink['id']) =>
  callEndpoint(get, closeLink, { body: { id } }, { isExclusive: true }),
);
