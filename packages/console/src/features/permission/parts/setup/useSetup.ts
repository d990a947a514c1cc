import { useAtomValue } from 'jotai';
import {
  hasZoneAtom,
  setupAddressesQueryAtom,
  setupApplicationsQueryAtom,
  setupStates,
  skippedStepsAtom,
} from '#data/setup.ts';
import { userAtom } from '#data/user.ts';

/** How far the set-up is; undefined until everything it depends on is known. */
export function useSetup() {
  const user = useAtomValue(userAtom);
  const applications = useAtomValue(setupApplicationsQueryAtom);
  const addresses = useAtomValue(setupAddressesQueryAtom);
  const hasZone = useAtomValue(hasZoneAtom);
  const skipped = useAtomValue(skippedStepsAtom);
  if (!user || applications.isPending || addresses.isPending) return undefined;
  return setupStates({
    user,
    // What could not be read is left to do: the step leads to where the reason is said.
    hasApplication: (applications.data?.length ?? 0) > 0,
    hasAddress: (addresses.data?.list.length ?? 0) > 0,
    hasZone,
    skipped,
  });
}
