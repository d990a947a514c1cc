import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { hasOutcomesAtom } from '#data/outcomes.ts';
import type { Area } from '#i18n/areas.ts';
import { DeferredRegion } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['money'];
const UnknownOutcomesBanner = lazy(async () => ({
  default: (await import('#parts/money/UnknownOutcomesBanner.tsx')).UnknownOutcomesBanner,
}));

/** Requests whose outcome is not known, above every screen; fetched when there is one. */
export function DeferredOutcomes() {
  return useAtomValue(hasOutcomesAtom) ? (
    <DeferredRegion areas={areas}>
      <UnknownOutcomesBanner />
    </DeferredRegion>
  ) : null;
}
