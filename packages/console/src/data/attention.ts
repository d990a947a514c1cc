import { listAttention } from '@settlement/api-mocks/contract/attention';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './endpointQuery.ts';

/** What waits for the merchant; asked anew whenever somebody comes back to it, for it is done elsewhere. */
export const attentionQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listAttention, {}),
  staleTime: 0,
  meta: { isSilent: true },
}));
