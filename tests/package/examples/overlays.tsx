import type { ReactElement } from 'react';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { CommandPalette } from '@settlement/design-system/CommandPalette';
import { Dialog } from '@settlement/design-system/Dialog';
import { Drawer } from '@settlement/design-system/Drawer';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Popover } from '@settlement/design-system/Popover';
import { Sheet } from '@settlement/design-system/Sheet';
import { ToastRegion } from '@settlement/design-system/Toast';
import { createToastQueue } from '@settlement/design-system/ToastQueue';

const toasts = createToastQueue();

export const overlays = {
  Banner: (
    <Banner tone="caution" title="Verify your email" onDismiss={() => undefined}>
      Withdrawals are paused until then.
    </Banner>
  ),
  CommandPalette: (
    <CommandPalette
      title="Search"
      trigger={<Button>Search</Button>}
      value=""
      onChange={() => undefined}
      groups={[{ id: 'orders', title: 'Orders', items: [{ id: 'ORD-1', label: 'ORD-1' }] }]}
      onAction={() => undefined}
    />
  ),
  Dialog: (
    <Dialog title="Delete" trigger={<Button>Delete</Button>}>
      Really?
    </Dialog>
  ),
  Drawer: (
    <Drawer title="Order" trigger={<Button>Open</Button>}>
      ORD-1
    </Drawer>
  ),
  EmptyState: <EmptyState title="No payments yet" actions={<Button>Create a payment</Button>} />,
  Popover: (
    <Popover label="Columns" trigger={<Button>Columns</Button>}>
      Choose
    </Popover>
  ),
  Sheet: (
    <Sheet title="Filters" trigger={<Button>Filters</Button>}>
      Choose
    </Sheet>
  ),
  Toast: (
    <>
      <Button onPress={() => toasts.add({ title: 'Saved' })}>Save</Button>
      <ToastRegion queue={toasts} />
    </>
  ),
  ToastQueue: <Button onPress={() => toasts.add({ title: 'Saved' })}>Save</Button>,
} satisfies Record<string, ReactElement>;
