import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

import { useCloseRequests } from './useCloseRequests.ts';

/** Closes the surrounding overlay with the back button or gesture of a phone. */
export function CloseRequests({ isLocked = false }: { readonly isLocked?: boolean }) {
  useCloseRequests(use(OverlayTriggerStateContext), isLocked);
  return null;
}
