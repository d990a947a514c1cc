import { useAtom, useAtomValue } from 'jotai';
import { blockedNavigationAtom } from '#data/leaveGuard.ts';
import { hasOutcomesAtom } from '#data/outcomes.ts';
import { tourAtom } from '#data/tour.ts';
import { verificationAtom } from '#data/verificationDialog.ts';
import { deferred, deferredDialog } from '#parts/deferred.tsx';

const VerificationDialog = deferredDialog(
  async () => (await import('#features/verification/VerificationDialog.tsx')).VerificationDialog,
  { areas: ['verification', 'dialogs'], failedTitle: 'common.verificationFailed' },
);

/** The verification that an action asks for. Where it cannot be had, the action is cancelled: nothing waits for ever. */
export function Verification() {
  const verification = useAtomValue(verificationAtom);
  return verification && <VerificationDialog verification={verification} onClose={verification.cancel} />;
}

const LeaveDialog = deferredDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, {
  areas: ['dialogs'],
});

/** The question before a form is left. */
export function LeaveQuestion() {
  const [blocked, setBlocked] = useAtom(blockedNavigationAtom);
  return blocked && <LeaveDialog navigation={blocked} onClose={() => setBlocked(null)} />;
}

const TourDialog = deferredDialog(async () => (await import('#features/tour/TourDialog.tsx')).TourDialog, {
  areas: ['tour'],
});

/** The tour over the dashboard, where the address asks for it. */
export function Tour() {
  const [isOpen, setOpen] = useAtom(tourAtom);
  return isOpen && <TourDialog onClose={() => setOpen(false)} />;
}

const UnknownOutcomesBanner = deferred(
  async () => (await import('#parts/money/UnknownOutcomesBanner.tsx')).UnknownOutcomesBanner,
  { areas: ['money'] },
);

/** Requests whose outcome is not known, above every screen. */
export function UnknownOutcomes() {
  return useAtomValue(hasOutcomesAtom) && <UnknownOutcomesBanner />;
}
