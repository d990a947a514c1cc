import type { ReactElement } from 'react';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
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
    <Banner tone="caution" title="Verify your email" onDismiss={() => undefined} dismissLabel="Dismiss">
      Withdrawals are paused until then.
    </Banner>
  ),
  Dialog: (
    <Dialog title="Delete" closeLabel="Close" trigger={<Button>Delete</Button>}>
      Really?
    </Dialog>
  ),
  Drawer: (
    <Drawer title="Order" closeLabel="Close" trigger={<Button>Open</Button>}>
      ORD-1
    </Drawer>
  ),
  EmptyState: <EmptyState title="No payments yet" action={<Button>Create a payment</Button>} />,
  Popover: (
    <Popover label="Columns" trigger={<Button>Columns</Button>}>
      Choose
    </Popover>
  ),
  Sheet: (
    <Sheet title="Filters" closeLabel="Close" trigger={<Button>Filters</Button>}>
      Choose
    </Sheet>
  ),
  Toast: (
    <>
      <Button onPress={() => toasts.add({ title: 'Saved' })}>Save</Button>
      <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />
    </>
  ),
  ToastQueue: <Button onPress={() => toasts.add({ title: 'Saved' })}>Save</Button>,
} satisfies Record<string, ReactElement>;
