import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

import { useCloseRequests } from './useCloseRequests.ts';

/** Closes the surrounding overlay when the user presses the back button of a phone. */
export function CloseRequests({ isLocked = false }: { readonly isLocked?: boolean }) {
  useCloseRequests(use(OverlayTriggerStateContext), isLocked);
  return null;
}
