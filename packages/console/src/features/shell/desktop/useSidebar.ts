import { media } from '@settlement/design-system/tokens';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { storageAtom } from '#i18n/atoms.ts';
import { useMediaQuery } from '#lib/useMediaQuery.ts';
import { formatSidebar, isCollapsed, parseSidebar } from './sidebarPreference.ts';

/** Whether the sidebar is collapsed, and the way to change that by hand. */
export function useSidebar() {
  const storage = useAtomValue(storageAtom);
  const isCompact = useMediaQuery(media.compact);
  const [preference, setPreference] = useState(() => parseSidebar(storage.get('sidebar')));

  const change = (next: boolean) => {
    const changed = { ...preference, [isCompact ? 'compact' : 'wide']: next };
    setPreference(changed);
    const text = formatSidebar(changed);
    if (text === '') storage.remove('sidebar');
    else storage.set('sidebar', text);
  };
  return [isCollapsed(preference, isCompact), change] as const;
}
