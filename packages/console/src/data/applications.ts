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
import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { getCallbackStats } from '@settlement/api-mocks/contract/callbacks';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { isMissingCall } from '#api/errors.ts';
import { noRanges } from '#kit/list/ranges.ts';
import { choiceParam, integerParam, textParam } from '#lib/urlState.ts';
import { callEndpoint, endpointQuery, invalidate } from './endpointQuery.ts';
import { defineList } from './list/defineList.ts';
import { hasTokenAtom } from './session.ts';
import { hiddenColumnsOf } from './preferences.ts';

/** Parts of an application, each saved by itself. */
export const applicationSections = ['basic', 'mode', 'networks', 'callback', 'ip', 'keys'] as const;
export type ApplicationSection = (typeof applicationSections)[number];

/** The applications of the merchant. */
export const applicationList = defineList({
  endpoint: listApplications,
  filters: { name: textParam(), mode: integerParam(), status: integerParam() },
  ranges: noRanges,
  pageSize: 10,
  /** The application that is open, and which part of it; 1 while a new one is being written. */
  others: { app: textParam(), section: choiceParam(applicationSections, 'basic'), new: integerParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('applications'),
});
export const applicationsStateAtom = applicationList.stateAtom;

/** More than anybody has. */
const MOST_APPLICATIONS = 100;

/** Every application, whatever is filtered: for their callback addresses. */
export const allApplicationsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listApplications, { query: { current: 1, pageSize: MOST_APPLICATIONS } }),
);

/** The application that is open. */
export const applicationQueryAtom = atomWithQuery((get) => {
  const id = get(applicationsStateAtom).app ?? '';
  return { ...endpointQuery(get, getApplication, { query: { id } }), enabled: id !== '' };
});

const firstTestAppQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listApplications, { query: { mode: appMode.test, current: 1, pageSize: 1 } }),
  enabled: get(hasTokenAtom)(),
}));

/** The app id of an application of the merchant in test mode; nothing while signed out, or where there is none. */
export const ownTestAppIdAtom = atom((get) => get(firstTestAppQueryAtom).data?.list[0]?.appid);

/** Networks and their tokens, to choose from. */
export const currencyChoicesQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, selectCurrencies, { query: {} }),
  staleTime: 5 * 60_000,
}));

/** Whatever shows an application is asked for again, and so are the filters that name it. */
const refreshAtom = atom(null, (get) =>
  invalidate(get(queryClientAtom), listApplications, getApplication, selectCurrencies, getCallbackStats),
);

export type NewApplication = Omit<BodyInput<typeof createApplication>, keyof VerificationCodes>;
export type Created = DataOf<typeof createApplication>;

/** The secrets of what was created are in this answer, and nowhere else: nothing keeps it. */
export const createApplicationAtom = atom(
  null,
  async (get, set, entry: NewApplication, codes: VerificationCodes): Promise<Created> => {
    const body = { ...entry, ...codes };
    const created = await callEndpoint(get, createApplication, { body }, { isExclusive: true });
    await set(refreshAtom);
    return created;
  },
);

export type ApplicationChange = Omit<BodyInput<typeof editApplication>, keyof VerificationCodes>;

/** With `reset_secret` the new secret is in the answer, once. */
export const editApplicationAtom = atom(
  null,
  async (
    get,
    set,
    change: ApplicationChange,
    codes: VerificationCodes = {},
  ): Promise<DataOf<typeof editApplication>> => {
    const body = { ...change, ...codes };
    const edited = await callEndpoint(get, editApplication, { body }, { isExclusive: true });
    await set(refreshAtom);
    return edited;
  },
);

export const deleteApplicationAtom = atom(
  null,
  async (get, set, id: string, codes: VerificationCodes): Promise<null> => {
    const answer = await callEndpoint(
      get,
      deleteApplication,
      { body: { id, ...codes } },
      { isExclusive: true },
    );
    await set(refreshAtom);
    return answer;
  },
);

/** Saves the order callback address, another one with proof; one that was disabled is enabled again. */
export const saveNotifyUrlAtom = atom(
  null,
  async (
    get,
    set,
    app: Pick<Application, 'id' | 'notify_url'>,
    codes: VerificationCodes = {},
  ): Promise<void> => {
    const { id, notify_url } = app;
    await callEndpoint(get, setNotifyUrl, { body: { id, notify_url, ...codes } }, { isExclusive: true });
    await set(refreshAtom);
  },
);

export type NotifyTest = NonNullable<DataOf<typeof setNotifyUrl>['test']>;

/** Sends a test to an address, and saves nothing. */
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

export const refreshGoogleSecretAtom = atom(
  null,
  async (
    get,
    set,
    body: BodyInput<typeof refreshGoogleSecret>,
  ): Promise<DataOf<typeof refreshGoogleSecret>> => {
    const answer = await callEndpoint(get, refreshGoogleSecret, { body }, { isExclusive: true });
    await set(refreshAtom);
    return answer;
  },
);

/** The key that signs callbacks; `undefined` if the server doesn't reveal it. Nothing keeps it. */
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
