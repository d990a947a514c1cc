import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { subjectOf } from '@settlement/api-mocks/rules/subjectOf';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { freezeFunds } from '@settlement/api-mocks/contract/funds';
import { listNotifications } from '@settlement/api-mocks/contract/notifications';
import {
  changeMailbox,
  changePassword,
  changePhone,
  getGoogleAuth,
  recoverGoogleAuth,
  setGoogleAuth,
  verify,
} from '@settlement/api-mocks/contract/security';
import { deleteUser } from '@settlement/api-mocks/contract/account';
import { listLog, listSessions, revokeSessions } from '@settlement/api-mocks/contract/activity';
import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { dayRanges } from '#kit/list/ranges.ts';
import { queryParams } from '#lib/address/urlState.ts';
import { callEndpoint, changing, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './session/preferences.ts';

const write = changing((get) =>
  // A new password ends the other sessions.
  invalidate(get(queryClientAtom), getUserInfo, listLog, listNotifications, listSessions),
);

export const verifyAtom = atom(null, (get, _set, body: BodyInput<typeof verify>) =>
  callEndpoint(get, verify, { body }, { isExclusive: true }),
);

export const offerSecretAtom = atom(null, (get, _set, ticket: string | undefined) =>
  callEndpoint(get, getGoogleAuth, {}, { ticket }),
);

export const setGoogleAuthAtom = write((get, body: BodyInput<typeof setGoogleAuth>) =>
  callEndpoint(get, setGoogleAuth, { body }, { isExclusive: true }),
);

export const recoverGoogleAuthAtom = write((get, body: BodyInput<typeof recoverGoogleAuth>) =>
  callEndpoint(get, recoverGoogleAuth, { body }, { isExclusive: true }),
);

export const changeMailboxAtom = write((get, body: BodyInput<typeof changeMailbox>) =>
  callEndpoint(get, changeMailbox, { body }, { isExclusive: true }),
);

export const changePhoneAtom = write((get, body: BodyInput<typeof changePhone>) =>
  callEndpoint(get, changePhone, { body }, { isExclusive: true }),
);

export const changePasswordAtom = write((get, body: BodyInput<typeof changePassword>) =>
  callEndpoint(get, changePassword, { body }, { isExclusive: true }),
);

interface Retrieval {
  readonly email: string;
  readonly email_code: string;
  readonly google_code?: string | undefined;
  readonly password: string;
}

export const retrievePasswordAtom = atom(
  null,
  async (get, _set, { password, ...proof }: Retrieval): Promise<void> => {
    const body = { ...proof, password, confirm_password: password };
    await callEndpoint(get, retrievePassword, { body }, { isExclusive: true });
  },
);

/** Freezes outgoing transfers, or unfreezes them after a verification and a day. */
export const freezeAtom = write((get, open: 1 | 2, codes: VerificationCodes = {}) =>
  callEndpoint(get, freezeFunds, { body: { open, ...codes } }, { isExclusive: true }),
);

interface Deletion {
  readonly mchid: string;
  readonly reason: string;
}

/** Deletes the account. Without codes, the server returns the obstacles or error 10038. */
export const deleteAccountAtom = atom(
  null,
  async (get, _set, { mchid, reason }: Deletion, codes: VerificationCodes): Promise<void> => {
    const deletion = { mchid_confirm: mchid, reason };
    const isProved = Object.keys(codes).length > 0;
    const action = { type: emailPurpose.withdrawal, action: deleteUser.id, subject: subjectOf(deletion) };
    const proof = isProved
      ? await callEndpoint(get, verify, { body: { ...action, ...codes } }, { isExclusive: true })
      : undefined;
    await callEndpoint(
      get,
      deleteUser,
      { body: { ...deletion, ...(proof && { ticket: proof.ticket }) } },
      { isExclusive: true },
    );
  },
);
export const sessionsQueryAtom = atomWithQuery((get) => endpointQuery(get, listSessions, {}));

export const revokeSessionsAtom = atomWithMutation<DataOf<typeof revokeSessions>, string | undefined>(
  (get) => ({
    mutationFn: (id) => callEndpoint(get, revokeSessions, { body: id === undefined ? {} : { id } }),
    onSuccess: () => invalidate(get(queryClientAtom), listSessions, listLog),
  }),
);

export const logList = defineList({
  page: '/accountInfo',
  endpoint: listLog,
  filters: queryParams(listLog.query),
  ranges: dayRanges,
  pageSize: 10,
  others: {},
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('log'),
});
