import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePaths } from '#data/device.ts';
import { useNavigate } from '#data/location.ts';
import { searchOpenAtom } from '#data/searchOpen.ts';
import { hasSingleKeysAtom, keysOpenAtom } from '#data/shortcuts.ts';
import { pressControl } from '#lib/pressControl.ts';
import { type Shortcut, createKeyReader, isForPage } from '#lib/shortcuts.ts';
import { deferredDialog } from '#parts/deferred.tsx';

const ShortcutsDialog = deferredDialog(
  async () => (await import('#features/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
  { areas: ['shortcuts'] },
);

/** Carries out single keys, and lists them when asked. */
export function Shortcuts() {
  const [isOpen, setOpen] = useAtom(keysOpenAtom);
  const hasSingleKeys = useAtomValue(hasSingleKeysAtom);
  const openSearch = useSetAtom(searchOpenAtom);
  const navigate = useNavigate();
  const paths = usePaths();

  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const read = createKeyReader();
    const carryOut = (shortcut: Shortcut) => {
      if (shortcut.kind === 'help') setOpen(true);
      else if (shortcut.kind === 'search') openSearch(true);
      else if (shortcut.kind === 'press') pressControl(shortcut.key);
      else {
        const path = paths[shortcut.page];
        navigate(typeof path === 'string' ? path : path());
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const shortcut = read(event.key, event.timeStamp);
      if (!shortcut) return;
      event.preventDefault();
      carryOut(shortcut);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hasSingleKeys, navigate, openSearch, paths, setOpen]);

  return <ShortcutsDialog isOpen={isOpen} onOpenChange={setOpen} />;
}
