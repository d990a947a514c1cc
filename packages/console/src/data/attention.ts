import { listAttention } from '@settlement/api-mocks/contract/attention';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './endpointQuery.ts';

/** What needs the merchant's attention; refetched when the page regains focus, because it is resolved elsewhere. */
export const attentionQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listAttention, {}),
  staleTime: 0,
  meta: { isSilent: true },
}));
