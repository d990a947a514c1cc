import { listAttention } from '@settlement/api-mocks/contract/attention';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './calls/endpointQuery.ts';

/**
 * The tasks that need attention. They are refetched when the page regains the focus, because the user
 * completes tasks on other pages and in other tabs.
 */
export const attentionQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listAttention, {}),
  staleTime: 0,
  meta: { isSilent: true },
}));
