import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { heldNavigationAtom } from '../data/leaveGuard.ts';
import type { Area } from '../i18n/areas.ts';
import { Slot } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['seldom'];
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** The question before a form is left, fetched when it is first asked. */
export function LeaveSlot() {
  const isAsked = useAtomValue(heldNavigationAtom) !== null;
  return isAsked ? (
    <Slot areas={areas}>
      <LeaveDialog />
    </Slot>
  ) : null;
}
