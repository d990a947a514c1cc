import { listApplicationOptions } from '@settlement/api-mocks/contract/applicationOptions';
import { atomWithQuery } from 'jotai-tanstack-query';
import { endpointQuery } from './calls/endpointQuery.ts';

export const applicationOptionsQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listApplicationOptions, {}),
  staleTime: 5 * 60_000,
}));
