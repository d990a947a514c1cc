import { listAddresses } from '@settlement/api-mocks/contract/addresses';
import { listApplicationOptions } from '@settlement/api-mocks/contract/applicationOptions';
import { editUser } from '@settlement/api-mocks/contract/account';
import { type UserInfo, getUserInfo } from '@settlement/api-mocks/contract/user';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { callEndpoint, endpointKey, endpointQuery } from './calls/endpointQuery.ts';
import { offersAtom } from './calls/extensions.ts';
import { preferenceAtom } from './session/preferences.ts';
import { userAtom } from './user.ts';

const setupSteps = ['google', 'trade', 'gas', 'app', 'address', 'zone'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The setup steps that outgoing transfers require (specification §6 and §8). */
export const requiredSteps: ReadonlySet<SetupStep> = new Set(['google', 'trade', 'gas']);

/** `left`: neither done nor skipped. */
export type SetupState = 'done' | 'skipped' | 'left';

interface Facts {
  readonly user: Pick<UserInfo, 'bind_google_auth' | 'trade_password' | 'gas_opened'>;
  readonly hasApplication: boolean;
  readonly hasAddress: boolean;
  readonly hasZone: boolean;
  readonly skipped: readonly string[];
}

export function setupStates({
  user,
  hasApplication,
  hasAddress,
  hasZone,
  skipped,
}: Facts): Record<SetupStep, SetupState> {
  const stateOf = (step: SetupStep, isDone: boolean): SetupState => {
    if (isDone) return 'done';
    return skipped.includes(step) && !requiredSteps.has(step) ? 'skipped' : 'left';
  };
  return {
    google: stateOf('google', user.bind_google_auth),
    trade: stateOf('trade', user.trade_password !== false),
    gas: stateOf('gas', user.gas_opened === true),
    app: stateOf('app', hasApplication),
    address: stateOf('address', hasAddress),
    zone: stateOf('zone', hasZone),
  };
}

export const knownStepsAtom = atom((get): readonly SetupStep[] => {
  const user = get(userAtom);
  const isUnknown: Partial<Record<SetupStep, boolean>> = {
    trade: user?.trade_password === undefined,
    gas: user?.gas_opened === undefined,
    address: !get(offersAtom)('addresses'),
  };
  return setupSteps.filter((step) => !isUnknown[step]);
});

/** Returns the share of completed steps in whole percent. Skipped steps count as completed. */
export function setupProgress(
  states: Readonly<Record<SetupStep, SetupState>>,
  steps: readonly SetupStep[] = setupSteps,
): number {
  const through = steps.filter((step) => states[step] !== 'left').length;
  return Math.round((100 * through) / steps.length);
}

export const setupApplicationsQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listApplicationOptions, {}),
);
export const setupAddressesQueryAtom = atomWithQuery((get) =>
  endpointQuery(get, listAddresses, { query: { current: 1, pageSize: 1 } }),
);

const setupPreferenceAtom = preferenceAtom('setup');

type Marks = readonly string[];

/** Returns the merchant's skipped steps, last test order and confirmed zone: `<mchid> app address zone-chosen`. */
function marksIn(kept: string | null, mchid: string | undefined): Marks {
  const [owner, ...marks] = kept?.split(' ') ?? [];
  return owner === mchid ? marks : [];
}

const marksAtom = atom((get) => marksIn(get(setupPreferenceAtom), get(userAtom)?.mchid));
const marksChangeAtom = atom(null, (get, set, change: (marks: Marks) => Marks) => {
  const mchid = get(userAtom)?.mchid ?? '';
  set(setupPreferenceAtom, (kept) => [mchid, ...change(marksIn(kept, mchid))].join(' '));
});

export const skippedStepsAtom = atom(
  (get) => get(marksAtom),
  (_get, set, step: SetupStep, isSkipped: boolean) =>
    set(marksChangeAtom, (marks) => {
      const others = marks.filter((mark) => mark !== step);
      return isSkipped ? [...others, step] : others;
    }),
);

const TEST_ORDER = 'order-';

/** The platform order number of the last test order. */
export const testOrderAtom = atom(
  (get) =>
    get(marksAtom)
      .find((mark) => mark.startsWith(TEST_ORDER))
      ?.slice(TEST_ORDER.length),
  (_get, set, number: string) =>
    set(marksChangeAtom, (marks) => [
      ...marks.filter((mark) => !mark.startsWith(TEST_ORDER)),
      `${TEST_ORDER}${number}`,
    ]),
);

const ZONE_CHOSEN = 'zone-chosen';
/** Whether the merchant selected a time zone. UTC is the default, so it must be confirmed. */
export const hasZoneAtom = atom(
  (get) => get(marksAtom).includes(ZONE_CHOSEN) || (get(userAtom)?.merchant.time_zone ?? 'UTC') !== 'UTC',
);

export const saveZoneAtom = atom(null, async (get, set, zone: string) => {
  const user = await callEndpoint(get, editUser, { body: { merchant: { time_zone: zone } } });
  get(queryClientAtom).setQueryData(endpointKey(getUserInfo, {}), user);
  set(marksChangeAtom, (marks) => [...new Set(marks).add(ZONE_CHOSEN)]);
});
