import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { blockedNavigationAtom } from '#data/leaveGuard.ts';
import type { Area } from '#i18n/areas.ts';
import { DeferredRegion } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['dialogs'];
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** The question before a form is left, fetched when it is first asked. */
export function DeferredLeaveDialog() {
  const isOpen = useAtomValue(blockedNavigationAtom) !== null;
  return isOpen ? (
    <DeferredRegion areas={areas}>
      <LeaveDialog />
    </DeferredRegion>
  ) : null;
}
