import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { hasOutcomesAtom } from '../data/outcomes.ts';
import type { Area } from '../i18n/areas.ts';
import { Slot } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['money'];
const UnknownOutcomesBanner = lazy(async () => ({
  default: (await import('../parts/money/UnknownOutcomesBanner.tsx')).UnknownOutcomesBanner,
}));

/** Requests whose outcome is not known, above every screen; fetched when there is one. */
export function OutcomesSlot() {
  return useAtomValue(hasOutcomesAtom) ? (
    <Slot areas={areas}>
      <UnknownOutcomesBanner />
    </Slot>
  ) : null;
}
