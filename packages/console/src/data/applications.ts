import {
  type Application,
  createApplication,
  deleteApplication,
  editApplication,
  getApplication,
  listApplications,
  refreshGoogleSecret,
  revealSigningKey,
  selectCurrencies,
  setNotifyUrl,
} from '@settlement/api-mocks/contract/applications';
import { listApplicationOptions } from '@settlement/api-mocks/contract/applicationOptions';
import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { getCallbackStats } from '@settlement/api-mocks/contract/callbacks';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { isMissingCall } from '#api/errors.ts';
import { unwrap } from '#api/unwrap.ts';
import { noRanges } from '#kit/list/ranges.ts';
import { choiceParam, integerParam, queryParams, textParam } from '#lib/address/urlState.ts';
import { apiClientAtom } from './calls/apiClient.ts';
import { callEndpoint, changing, endpointKey, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { loadPages } from './calls/loadPages.ts';
import { defineList } from './list/defineList.ts';
import { hasTokenAtom } from './session/session.ts';
import { hiddenColumnsOf } from './session/preferences.ts';

export const applicationSections = ['basic', 'mode', 'networks', 'callback', 'ip', 'keys'] as const;
export type ApplicationSection = (typeof applicationSections)[number];

export const applicationList = defineList({
  page: '/appManage',
  endpoint: listApplications,
  filters: queryParams(listApplications.query, ['name', 'status']),
  ranges: noRanges,
  pageSize: 10,
  /** `new` is 1 while the form for a new application is open. */
  others: { app: textParam(), section: choiceParam(applicationSections, 'basic'), new: integerParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('applications'),
});
export const applicationsStateAtom = applicationList.stateAtom;

export const allApplicationsQueryAtom = atomWithQuery((get) => {
  const client = get(apiClientAtom);
  return {
    queryKey: [...endpointKey(listApplications), 'all'],
    queryFn: ({ signal }) =>
      loadPages(
        async (query) =>
          unwrap(await client.request(listApplications, { query }, { signal }), listApplications.id),
        ({ id }) => id,
      ),
  };
});

export const applicationQueryAtom = atomWithQuery((get) => {
  const id = get(applicationsStateAtom).app ?? '';
  return { ...endpointQuery(get, getApplication, { query: { id } }), enabled: id !== '' };
});

const firstTestAppQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listApplications, { query: { mode: appMode.test, current: 1, pageSize: 1 } }),
  enabled: get(hasTokenAtom)(),
}));

export const ownTestAppIdAtom = atom((get) => get(firstTestAppQueryAtom).data?.list[0]?.appid);

export const currencyChoicesQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, selectCurrencies, { query: {} }),
  staleTime: 5 * 60_000,
}));

const write = changing((get) =>
  invalidate(
    get(queryClientAtom),
    listApplications,
    listApplicationOptions,
    getApplication,
    selectCurrencies,
    getCallbackStats,
  ),
);

export type NewApplication = Omit<BodyInput<typeof createApplication>, keyof VerificationCodes>;
export type Created = DataOf<typeof createApplication>;

/** Creates an application. Only this response contains the secrets, so it isn't cached. */
export const createApplicationAtom = write((get, entry: NewApplication, codes: VerificationCodes) =>
  callEndpoint(get, createApplication, { body: { ...entry, ...codes } }, { isExclusive: true }),
);

export type ApplicationChange = Omit<BodyInput<typeof editApplication>, keyof VerificationCodes>;

export const editApplicationAtom = write((get, change: ApplicationChange, codes: VerificationCodes = {}) =>
  callEndpoint(get, editApplication, { body: { ...change, ...codes } }, { isExclusive: true }),
);

export const deleteApplicationAtom = write((get, id: string, codes: VerificationCodes) =>
  callEndpoint(get, deleteApplication, { body: { id, ...codes } }, { isExclusive: true }),
);

/** Saves the URL for callbacks. A new URL requires a verification. Turns on a disabled endpoint. */
export const saveNotifyUrlAtom = write(
  (get, app: Pick<Application, 'id' | 'notify_url'>, codes: VerificationCodes = {}) => {
    const { id, notify_url } = app;
    return callEndpoint(get, setNotifyUrl, { body: { id, notify_url, ...codes } }, { isExclusive: true });
  },
);

export type NotifyTest = NonNullable<DataOf<typeof setNotifyUrl>['test']>;

export const testNotifyUrlAtom = atom(
  null,
  async (
    get,
    _set,
    app: Pick<Application, 'id' | 'notify_url'>,
    codes: VerificationCodes,
  ): Promise<NotifyTest | undefined> => {
    const { id, notify_url } = app;
    const body = { id, notify_url, test: 1 as const, ...codes };
    return (await callEndpoint(get, setNotifyUrl, { body }, { isExclusive: true })).test;
  },
);

export const refreshGoogleSecretAtom = write((get, body: BodyInput<typeof refreshGoogleSecret>) =>
  callEndpoint(get, refreshGoogleSecret, { body }, { isExclusive: true }),
);

/** Returns the callback signing secret, or `undefined` if it isn't revealed. It must not be cached. */
export const revealSigningKeyAtom = atom(
  null,
  async (get, _set, id: string, codes: VerificationCodes): Promise<string | undefined> => {
    try {
      const body = { id, ...codes };
      return (await callEndpoint(get, revealSigningKey, { body }, { isExclusive: true })).sign_key;
    } catch (error) {
      if (isMissingCall(error)) return undefined;
      throw error;
    }
  },
);
