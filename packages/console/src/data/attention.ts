import { listAttention } from '@settlement/api-mocks/contract/attention';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './calls/endpointQuery.ts';

/** The tasks that need attention. Refetched on focus, because users complete tasks in other tabs. */
export const attentionQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listAttention, {}),
  staleTime: 0,
  meta: { isSilent: true },
}));
