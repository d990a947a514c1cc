import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { type ReactNode, useCallback, useState } from 'react';
import { deferredDialog } from '#parts/deferred.tsx';
import { AddDialog } from './AddDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

/** Reading tables is for the few who import one. */
const ImportDialog = deferredDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog);

type Open =
  | { readonly kind: 'add' | 'import' }
  | { readonly kind: 'rename' | 'delete'; readonly address: SavedAddress };

interface BookDialogs {
  readonly dialog: ReactNode;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onRename: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

/** The one dialog of the book that is open, and ways to open each; the same on both devices. */
export function useBookDialogs(): BookDialogs {
  const [open, setOpen] = useState<Open>();
  const close = useCallback(() => setOpen(undefined), []);
  return {
    dialog: open && dialogOf(open, close),
    onAdd: useCallback(() => setOpen({ kind: 'add' }), []),
    onImport: useCallback(() => setOpen({ kind: 'import' }), []),
    onRename: useCallback((address) => setOpen({ kind: 'rename', address }), []),
    onDelete: useCallback((address) => setOpen({ kind: 'delete', address }), []),
  };
}

function dialogOf(open: Open, close: () => void): ReactNode {
  if (!('address' in open)) {
    return open.kind === 'add' ? <AddDialog onClose={close} /> : <ImportDialog onClose={close} />;
  }
  if (open.kind === 'rename') return <RenameDialog address={open.address} onClose={close} />;
  return <DeleteDialog address={open.address} onClose={close} />;
}
