import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

import { useCloseRequests } from './useCloseRequests.ts';

/** Inside an overlay: the back button or gesture of a phone closes it. */
export function CloseRequests({ isLocked = false }: { readonly isLocked?: boolean }) {
  useCloseRequests(use(OverlayTriggerStateContext), isLocked);
  return null;
}
