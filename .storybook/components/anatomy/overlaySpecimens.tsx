import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Drawer } from '@settlement/design-system/Drawer';
import { Menu, MenuItem, MenuSection } from '@settlement/design-system/Menu';
import { SearchList } from '@settlement/design-system/SearchList';
import { Sheet } from '@settlement/design-system/Sheet';
import { Text } from '@settlement/design-system/Text';
import { ToastRegion } from '@settlement/design-system/Toast';
import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { CopyIcon, ReceiptTextIcon, TrashIcon } from '@settlement/design-system/icons';
import { body, footer } from '#design-system/components/Overlay/Overlay.css.ts';
import { critical } from '#design-system/css/floating.css.ts';
import * as toast from '#design-system/components/Toast/Toast.css.ts';
import { type Specimen, byClass } from './specimen.ts';

const modal = { isOpen: true, closeLabel: 'Close' } as const;
const title = ['[slot="title"]', 'title'] as const;
const content = [byClass(body), 'children'] as const;
const cross = ['[aria-label="Close"]', 'closeLabel'] as const;

function oneToast() {
  const queue = createToastQueue();
  queue.add({
    tone: 'info',
    title: 'A new version is ready',
    description: 'It fixes the export of statements.',
    action: { label: 'Reload', onPress: () => undefined },
  });
  return queue;
}

export const overlaySpecimens = {
  Dialog: {
    render: () => (
      <Dialog
        {...modal}
        size="small"
        title="Delete app Shop A?"
        footer={
          <>
            <Button variant="outline">Cancel</Button>
            <Button tone="critical">Delete app</Button>
          </>
        }
      >
        <Text as="p">Its API keys stop working at once.</Text>
      </Dialog>
    ),
    window: { width: 560, height: 280 },
    parts: { Title: title, Content: content, Actions: [byClass(footer), 'footer'], Cross: cross },
  },
  Drawer: {
    render: () => (
      <Drawer {...modal} title="Payment 841217" width="320px">
        <Text as="p">128.50 USDT on TRON</Text>
      </Drawer>
    ),
    window: { width: 560, height: 280 },
    parts: { Title: title, Content: content, Close: cross },
  },
  Sheet: {
    render: () => (
      <Sheet {...modal} title="Filters" footer={<Button fullWidth>Show 12 payments</Button>}>
        <Text as="p">Status, network, time</Text>
      </Sheet>
    ),
    window: { width: 390, height: 300 },
    parts: { Title: title, Content: content, Action: [byClass(footer), 'footer'] },
  },
  Menu: {
    render: () => (
      <Menu isOpen trigger={<Button variant="outline">Actions</Button>}>
        <MenuSection title="Shop A">
          <MenuItem id="copy" icon={<CopyIcon size={16} />}>
            Copy app ID
          </MenuItem>
        </MenuSection>
        <MenuItem id="delete" tone="critical" icon={<TrashIcon size={16} />}>
          Delete app
        </MenuItem>
      </Menu>
    ),
    window: { width: 320, height: 210 },
    parts: {
      Trigger: ['button', 'trigger'],
      Item: ['[role="menuitem"]', 'children'],
      Section: ['[role="group"]', 'children'],
      'Critical item': [byClass(critical), 'children'],
    },
  },
  SearchList: {
    render: () => (
      <SearchList
        label="Search"
        placeholder="Number, address or page"
        value="pay"
        onChange={() => undefined}
        onChoose={() => undefined}
        emptyLabel="Nothing was found."
        status="1 result"
        groups={[
          {
            id: 'pages',
            title: 'Pages',
            items: [{ id: '/record', label: 'Payments', icon: <ReceiptTextIcon size={18} /> }],
          },
        ]}
      />
    ),
    window: { width: 420, height: 220 },
    parts: {
      Field: ['input', 'value'],
      Groups: ['[role="group"]', 'groups'],
      Status: ['[role="status"]', 'status'],
    },
  },
  ToastRegion: {
    render: () => <ToastRegion label="Messages" closeLabel="Close" queue={oneToast()} />,
    window: { width: 430, height: 200 },
    parts: {
      Icon: [byClass(toast.icon()), 'queue'],
      Title: [title[0], 'queue'],
      Description: ['[slot="description"]', 'queue'],
      Action: [byClass(toast.action), 'queue'],
      Cross: cross,
    },
  },
} as const satisfies Readonly<Record<string, Specimen>>;
