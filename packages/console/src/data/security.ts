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
import { type Getter, atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { dayRanges } from '#kit/list/ranges.ts';
import { integerParam } from '#lib/urlState.ts';
import { callEndpoint, endpointQuery, invalidate } from './endpointQuery.ts';
import { defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './preferences.ts';

/** After a change of security: who one is, what was done, what was told. */
const renew = (get: Getter) => invalidate(get(queryClientAtom), getUserInfo, listLog, listNotifications);

/** Proves who one is once, for a flow of several steps. */
export const verifyAtom = atom(null, (get, _set, body: BodyInput<typeof verify>) =>
  callEndpoint(get, verify, { body }, { isExclusive: true }),
);

/** A secret for an authenticator: another one each time it is asked for. */
export const offerSecretAtom = atom(null, (get, _set, ticket: string | undefined) =>
  callEndpoint(get, getGoogleAuth, {}, { ticket }),
);

export const setGoogleAuthAtom = atom(null, async (get, _set, body: BodyInput<typeof setGoogleAuth>) => {
  const answer = await callEndpoint(get, setGoogleAuth, { body }, { isExclusive: true });
  await renew(get);
  return answer;
});

export const recoverGoogleAuthAtom = atom(
  null,
  async (get, _set, body: BodyInput<typeof recoverGoogleAuth>) => {
    const answer = await callEndpoint(get, recoverGoogleAuth, { body }, { isExclusive: true });
    await renew(get);
    return answer;
  },
);

export const changeMailboxAtom = atom(null, async (get, _set, body: BodyInput<typeof changeMailbox>) => {
  const answer = await callEndpoint(get, changeMailbox, { body }, { isExclusive: true });
  await renew(get);
  return answer;
});

export const changePhoneAtom = atom(null, async (get, _set, body: BodyInput<typeof changePhone>) => {
  const answer = await callEndpoint(get, changePhone, { body }, { isExclusive: true });
  await renew(get);
  return answer;
});

export const changePasswordAtom = atom(null, async (get, _set, body: BodyInput<typeof changePassword>) => {
  const answer = await callEndpoint(get, changePassword, { body }, { isExclusive: true });
  await renew(get);
  return answer;
});

interface Retrieval {
  readonly email: string;
  readonly email_code: string;
  /** Where an authenticator is bound. */
  readonly google_code?: string | undefined;
  /** Hashed. */
  readonly password: string;
}

/** Sets a forgotten account password; it ends every session, this one too. */
export const retrievePasswordAtom = atom(
  null,
  async (get, _set, { password, ...proof }: Retrieval): Promise<void> => {
    const body = { ...proof, password, confirm_password: password };
    await callEndpoint(get, retrievePassword, { body }, { isExclusive: true });
  },
);

/** Stops everything that leaves at once; letting it go again is verified and takes a day. */
export const freezeAtom = atom(null, async (get, _set, open: 1 | 2, codes: VerificationCodes = {}) => {
  const answer = await callEndpoint(get, freezeFunds, { body: { open, ...codes } }, { isExclusive: true });
  await renew(get);
  return answer;
});

interface Deletion {
  readonly mchid: string;
  readonly reason: string;
}

/**
 * Without codes the server says what stands in the way, or asks who it is. Deleting is proved as a
 * withdrawal is.
 */
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

/** Signs out one other session, or every one but this. */
export const revokeSessionsAtom = atomWithMutation<DataOf<typeof revokeSessions>, string | undefined>(
  (get) => ({
    mutationFn: (id) => callEndpoint(get, revokeSessions, { body: id === undefined ? {} : { id } }),
    onSuccess: () => invalidate(get(queryClientAtom), listSessions, listLog),
  }),
);

/** The operation log; it shares the address with the rest of the page. */
export const logList = defineList({
  endpoint: listLog,
  filters: { type: integerParam() },
  ranges: dayRanges,
  pageSize: 10,
  others: {},
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('log'),
});
