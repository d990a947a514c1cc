import { useAtom } from 'jotai';
import { lazy, useEffect, useState } from 'react';
import { searchOpenAtom } from '#data/searchOpen.ts';
import type { Area } from '#i18n/areas.ts';
import { DeferredRegion } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['search', 'dialogs'];
const SearchOverlay = lazy(async () => ({ default: (await import('./SearchOverlay.tsx')).SearchOverlay }));

/** The search dialog, loaded on first use: by its button, or Ctrl K (⌘ K). */
export function DeferredSearch() {
  const [isOpen, setOpen] = useAtom(searchOpenAtom);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, [setOpen]);

  return isNeeded ? (
    <DeferredRegion areas={areas}>
      <SearchOverlay isOpen={isOpen} onOpenChange={setOpen} />
    </DeferredRegion>
  ) : null;
}
