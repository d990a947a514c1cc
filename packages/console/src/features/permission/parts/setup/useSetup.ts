import { useAtomValue } from 'jotai';
import {
  hasZoneAtom,
  setupAddressesQueryAtom,
  setupApplicationsQueryAtom,
  setupStates,
  skippedStepsAtom,
} from '#data/setup.ts';
import { userAtom } from '#data/user.ts';

export function useSetup() {
  const user = useAtomValue(userAtom);
  const applications = useAtomValue(setupApplicationsQueryAtom);
  const addresses = useAtomValue(setupAddressesQueryAtom);
  const hasZone = useAtomValue(hasZoneAtom);
  const skipped = useAtomValue(skippedStepsAtom);
  if (!user || applications.isPending || addresses.isPending) return undefined;
  return setupStates({
    user,
    // A step whose data can't be loaded counts as open. Its page shows the error.
    hasApplication: (applications.data?.length ?? 0) > 0,
    hasAddress: (addresses.data?.list.length ?? 0) > 0,
    hasZone,
    skipped,
  });
}
