import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { cancelOpening, getOpening } from '@settlement/api-mocks/contract/opening';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { editUser } from '@settlement/api-mocks/contract/account';
import { type UserInfo, getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { type PolledState, retryPause } from '#lib/retryPause.ts';
import { choiceParam } from '#lib/urlState.ts';
import { preferenceAtom } from './preferences.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './endpointQuery.ts';
import { urlStateAtom } from './urlState.ts';
import { userAtom } from './user.ts';

/** The steps of the form, as they are written in the address. */
export const openingSteps = ['contact', 'business', 'documents', 'review'] as const;
export type OpeningStep = (typeof openingSteps)[number];

export const openingStateAtom = urlStateAtom({ step: choiceParam(openingSteps, 'contact') });

const REVIEW_POLL_MS = 30_000;

/** The user while the audit decides: asked for again every half minute, and less often while that fails. */
export const reviewedUserQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, getUserInfo, {}),
  refetchInterval: ({ state }: { state: PolledState & { data: UserInfo | undefined } }) =>
    state.data?.status === userStatus.underReview ? retryPause(REVIEW_POLL_MS, state) : (false as const),
}));

/** What was handed in; what is known of the merchant before that. */
export const openingQueryAtom = atomWithQuery((get) => endpointQuery(get, getOpening, {}));

export interface Pictures {
  readonly registration: string;
  readonly identity: string;
}

/**
 * Pictures are too large for the draft: they stay as long as the page is open, for one merchant. Undefined
 * stands for the one that was handed in before, and '' for none, because it was removed.
 */
type KeptPictures = { readonly [K in keyof Pictures]: string | undefined };
const keptPicturesAtom = atom<Readonly<Record<string, KeptPictures>>>({});
const noPictures: KeptPictures = { registration: undefined, identity: undefined };
const picturesOfAtom = atom(
  (get): KeptPictures => get(keptPicturesAtom)[get(userAtom)?.mchid ?? ''] ?? noPictures,
);
export const picturesAtom = atom(
  (get) => get(picturesOfAtom),
  (get, set, change: Partial<KeptPictures>) =>
    set(keptPicturesAtom, {
      ...get(keptPicturesAtom),
      [get(userAtom)?.mchid ?? '']: { ...get(picturesOfAtom), ...change },
    }),
);

/** Hands the application in; the new status is known at once. */
export const submitOpeningAtom = atom(null, async (get, set, change: BodyInput<typeof editUser>) => {
  const client = get(queryClientAtom);
  const user = await callEndpoint(get, editUser, { body: { ...change, submit: 1 } }, { isExclusive: true });
  set(picturesAtom, noPictures);
  client.setQueryData(endpointKey(getUserInfo, {}), user);
  await invalidate(client, getOpening);
});

/** Takes it back. */
export const cancelOpeningAtom = atom(null, async (get) => {
  const client = get(queryClientAtom);
  await callEndpoint(get, cancelOpening, {}, { isExclusive: true });
  await invalidate(client, getUserInfo, getOpening);
});

const openedPreferenceAtom = preferenceAtom('opened');

/** Whether this merchant has been told here that the permission is open. */
export const hasSeenOpenedAtom = atom(
  (get) => get(openedPreferenceAtom) === get(userAtom)?.mchid,
  (get, set) => set(openedPreferenceAtom, get(userAtom)?.mchid ?? ''),
);
