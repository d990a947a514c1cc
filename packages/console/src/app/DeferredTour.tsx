import { useAtom } from 'jotai';
import { lazy } from 'react';
import { tourAtom } from '#data/tour.ts';
import type { Area } from '#i18n/areas.ts';
import { DeferredRegion } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['tour'];
const TourDialog = lazy(async () => ({
  default: (await import('#features/tour/TourDialog.tsx')).TourDialog,
}));

/** The tour over the dashboard, where the address asks for it. */
export function DeferredTour() {
  const [isOpen, setOpen] = useAtom(tourAtom);
  return isOpen ? (
    <DeferredRegion areas={areas}>
      <TourDialog onClose={() => setOpen(false)} />
    </DeferredRegion>
  ) : null;
}
