import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { searchOpenAtom } from '#data/page/openDialogs.ts';
import { deferredDialog } from '#parts/loading/deferred.tsx';

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
