import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { searchOpenAtom } from '#data/searchOpen.ts';
import { deferredDialog } from '#parts/deferred.tsx';

const SearchOverlay = deferredDialog(async () => (await import('./SearchOverlay.tsx')).SearchOverlay, {
  areas: ['search', 'dialogs'],
});

/** The search dialog, opened by its button or Ctrl K (⌘ K). */
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

  return <SearchOverlay isOpen={isOpen} onOpenChange={setOpen} />;
}
