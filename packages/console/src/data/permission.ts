import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { type Opening, cancelOpening, getOpening } from '@settlement/api-mocks/contract/opening';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { editUser } from '@settlement/api-mocks/contract/account';
import { type UserInfo, getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { isApiError } from '#api/errors.ts';
import { polledWhile } from '#lib/time/retryPause.ts';
import { choiceParam } from '#lib/address/urlState.ts';
import { preferenceAtom } from './session/preferences.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { urlStateAtom } from './page/urlState.ts';
import { userAtom } from './user.ts';

export const openingSteps = ['contact', 'business', 'documents', 'review'] as const;
export type OpeningStep = (typeof openingSteps)[number];

export const openingStateAtom = urlStateAtom({ step: choiceParam(openingSteps, 'contact') });

const REVIEW_POLL_MS = 30_000;

/** The user during a review. Polled every 30 seconds, and less often while requests fail. */
export const reviewedUserQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, getUserInfo, {}),
  refetchInterval: polledWhile(REVIEW_POLL_MS, ({ status }: UserInfo) => status === userStatus.underReview),
}));

export const openingQueryAtom = atomWithQuery((get) => ({
  queryKey: endpointKey(getOpening, {}),
  queryFn: async ({ signal }): Promise<Opening> => {
    try {
      return await callEndpoint(get, getOpening, {}, { signal });
    } catch (error) {
      if (!isApiError(error, 'notOffered')) throw error;
      return openingOf(await get(queryClientAtom).fetchQuery(endpointQuery(get, getUserInfo, {})));
    }
  },
}));

const openingOf = ({ name, email, area_code, phone, merchant }: UserInfo): Opening => ({
  submitted_time: 0,
  expected_time: 0,
  name,
  contact: { email, area_code, phone },
  business: { type: 0, model: '', volume: '' },
  merchant,
  documents: [],
});

export interface Pictures {
  readonly registration: string;
  readonly identity: string;
}

/** The selected images by merchant ID, in memory. `undefined`: the submitted image. '': removed. */
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

export const submitOpeningAtom = atom(null, async (get, set, change: BodyInput<typeof editUser>) => {
  const client = get(queryClientAtom);
  const user = await callEndpoint(get, editUser, { body: { ...change, submit: 1 } }, { isExclusive: true });
  set(picturesAtom, noPictures);
  client.setQueryData(endpointKey(getUserInfo, {}), user);
  await invalidate(client, getOpening);
});

export const cancelOpeningAtom = atom(null, async (get) => {
  const client = get(queryClientAtom);
  await callEndpoint(get, cancelOpening, {}, { isExclusive: true });
  await invalidate(client, getUserInfo, getOpening);
});

const openedPreferenceAtom = preferenceAtom('opened');

export const hasSeenOpenedAtom = atom(
  (get) => get(openedPreferenceAtom) === get(userAtom)?.mchid,
  (get, set) => set(openedPreferenceAtom, get(userAtom)?.mchid ?? ''),
);
