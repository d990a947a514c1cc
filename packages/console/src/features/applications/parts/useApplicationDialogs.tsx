import type { Application } from '@settlement/api-mocks/contract/applications';
import { useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

interface Open {
  readonly kind: 'status' | 'delete';
  readonly app: Application;
}

export function useApplicationDialogs() {
  const [open, setOpen] = useState<Open>();
  const onClose = () => setOpen(undefined);
  const [handlers] = useState(() => ({
    onStatus: (app: Application) => setOpen({ kind: 'status', app }),
    onDelete: (app: Application) => setOpen({ kind: 'delete', app }),
  }));
  const dialog = open && (
    <>
      {open.kind === 'status' && <StatusDialog app={open.app} onClose={onClose} />}
      {open.kind === 'delete' && <DeleteDialog app={open.app} onClose={onClose} />}
    </>
  );
  return { ...handlers, dialog };
}
