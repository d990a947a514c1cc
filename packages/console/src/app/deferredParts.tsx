import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { blockedNavigationAtom } from '#data/page/leaveGuard.ts';
import { hasOutcomesAtom } from '#data/money/outcomes.ts';
import { searchOpenAtom, setupDialogAtom, tourAtom } from '#data/page/openDialogs.ts';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { deferred, deferredDialog } from '#parts/loading/deferred.tsx';

const VerificationDialog = deferredDialog(
  async () => (await import('#features/verification/VerificationDialog.tsx')).VerificationDialog,
  { failedTitle: 'common.verificationFailed' },
);

/** Renders the verification dialog. Cancels the action if its code can't be loaded. */
export function Verification() {
  const verification = useAtomValue(verificationAtom);
  return verification && <VerificationDialog verification={verification} onClose={verification.cancel} />;
}

const LeaveDialog = deferredDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

export function LeaveQuestion() {
  const [blocked, setBlocked] = useAtom(blockedNavigationAtom);
  return blocked && <LeaveDialog navigation={blocked} onClose={() => setBlocked(null)} />;
}

const TourDialog = deferredDialog(async () => (await import('#features/tour/TourDialog.tsx')).TourDialog);

export function Tour() {
  const [isOpen, setOpen] = useAtom(tourAtom);
  return isOpen && <TourDialog onClose={() => setOpen(false)} />;
}

const OpenSetupDialog = deferred(async () => (await import('./SetupDialog.tsx')).SetupDialog);

export function SetupDialogs() {
  return useAtomValue(setupDialogAtom) && <OpenSetupDialog />;
}

const UnknownOutcomesBanner = deferred(
  async () => (await import('#parts/money/UnknownOutcomesBanner.tsx')).UnknownOutcomesBanner,
);

/** Renders the banner while an outcome is unknown. The banner's code is loaded on demand. */
export function UnknownOutcomes() {
  return useAtomValue(hasOutcomesAtom) && <UnknownOutcomesBanner />;
}

const SearchDialog = deferredDialog(
  async () => (await import('#features/search/SearchDialog.tsx')).SearchDialog,
);

export function Search() {
  const [isOpen, setOpen] = useAtom(searchOpenAtom);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, [setOpen]);

  return <SearchDialog isOpen={isOpen} onOpenChange={setOpen} />;
}
