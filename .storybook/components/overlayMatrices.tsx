import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog, type DialogProps } from '@settlement/design-system/Dialog';
import { Drawer, type DrawerProps } from '@settlement/design-system/Drawer';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem, type MenuProps, MenuSection, MenuSeparator } from '@settlement/design-system/Menu';
import { Popover } from '@settlement/design-system/Popover';
import { Sheet } from '@settlement/design-system/Sheet';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { ToastRegion } from '@settlement/design-system/Toast';
import { type ToastContent, createToastQueue } from '@settlement/design-system/ToastQueue';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { CopyIcon, DownloadIcon, TrashIcon } from '@settlement/design-system/icons';
import { icon as toastIcon } from '#design-system/components/Toast/Toast.css.ts';
import * as css from './component.css.ts';
import { type Matrix, type State, type Values, valueOf } from './guide.ts';

const sizes: Values<NonNullable<DialogProps['size']>> = { small: 'small', medium: 'medium', large: 'large' };
const sides: Values<NonNullable<DrawerProps['side']>> = { right: 'right', left: 'left' };
const edges = { bottom: 'bottom', top: 'top', left: 'left', right: 'right' } as const;
const corners: Values<NonNullable<MenuProps['placement']>> = {
  'bottom start': 'bottom start',
  'bottom end': 'bottom end',
};
const tones = {
  neutral: 'neutral',
  accent: 'accent',
  info: 'info',
  positive: 'positive',
  caution: 'caution',
  critical: 'critical',
} as const satisfies Values<NonNullable<ToastContent['tone']>>;

const modal = {
  isOpen: true,
  closeLabel: 'Close',
  title: 'Withdraw 5,000.00 USDT?',
  children: <Text as="p">To TXk9Yv…LcA7Rg on TRON. It cannot be taken back.</Text>,
  footer: (
    <>
      <Button variant="outline">Cancel</Button>
      <Button>Withdraw</Button>
    </>
  ),
} as const;

const modalStates: readonly State[] = [
  { name: 'At rest' },
  {
    name: 'With an error',
    props: {
      children: <TextField label="Reason" defaultValue="–" errorMessage="Enter at least 3 characters" />,
    },
  },
  {
    name: 'Busy, so locked',
    props: {
      isLocked: true,
      footer: (
        <>
          <Button variant="outline" isDisabled>
            Cancel
          </Button>
          <Button isPending>Withdraw</Button>
        </>
      ),
    },
  },
  {
    name: 'Danger',
    props: {
      title: 'Delete app Shop A?',
      children: <Text as="p">Its API keys stop working at once.</Text>,
      footer: (
        <>
          <Button variant="outline">Cancel</Button>
          <Button tone="critical">Delete app</Button>
        </>
      ),
    },
  },
  { name: 'Without actions', props: { footer: undefined } },
];

const record = (
  <DescriptionList
    items={[
      { id: 'amount', term: 'Amount', detail: '128.50 USDT' },
      { id: 'network', term: 'Network', detail: 'TRON (TRC20)' },
    ]}
  />
);

const menuStates: readonly State[] = [
  {
    name: 'At rest',
    props: {
      children: (
        <>
          <MenuItem id="copy">Copy</MenuItem>
          <MenuItem id="export">Export</MenuItem>
        </>
      ),
    },
  },
  {
    name: 'Hovered',
    attribute: 'data-focused',
    of: '[role="menuitem"]',
    props: { children: <MenuItem id="copy">Copy</MenuItem> },
  },
  {
    name: 'Focused',
    attribute: 'data-focus-visible',
    of: '[role="menuitem"]',
    props: { children: <MenuItem id="copy">Copy</MenuItem> },
  },
  {
    name: 'With icons and a second line',
    props: {
      children: (
        <>
          <MenuItem id="copy" icon={<CopyIcon size={16} />}>
            Copy
          </MenuItem>
          <MenuItem id="export" icon={<DownloadIcon size={16} />} description="Up to 10,000 rows">
            Export
          </MenuItem>
        </>
      ),
    },
  },
  {
    name: 'Disabled and danger',
    props: {
      children: (
        <>
          <MenuItem id="copy" isDisabled icon={<CopyIcon size={16} />}>
            Copy
          </MenuItem>
          <MenuSeparator />
          <MenuItem id="delete" tone="critical" icon={<TrashIcon size={16} />}>
            Delete
          </MenuItem>
        </>
      ),
    },
  },
  {
    name: 'Groups with a choice',
    props: {
      selectionMode: 'single',
      defaultSelectedKeys: ['en'],
      children: (
        <MenuSection title="Language">
          <MenuItem id="en">English</MenuItem>
          <MenuItem id="zh">简体中文</MenuItem>
        </MenuSection>
      ),
    },
  },
];

/** A queue that has one toast. */
function queueOf(content: ToastContent) {
  const queue = createToastQueue();
  queue.add(content);
  return queue;
}

/** What opens over the page, open, in a window of its own. */
export const overlayMatrices: Readonly<Record<string, Matrix>> = {
  Dialog: {
    props: { size: sizes },
    rows: ['size'],
    states: modalStates,
    window: { width: 720, height: 320, scale: 0.6 },
    render: ({ size }, props) => <Dialog {...modal} size={valueOf(sizes, size)} {...props} />,
  },
  Drawer: {
    props: { side: sides },
    rows: ['side'],
    states: [
      { name: 'At rest', props: { footer: undefined } },
      { name: 'With actions' },
      { name: 'Narrow', props: { width: '320px', footer: undefined } },
    ],
    window: { width: 640, height: 400, scale: 0.6 },
    render: ({ side }, props) => (
      <Drawer {...modal} title="Payment 841217" side={valueOf(sides, side)} {...props}>
        {record}
      </Drawer>
    ),
  },
  Sheet: {
    rows: [],
    states: modalStates,
    window: { width: 390, height: 400, scale: 0.75 },
    render: (_variants, props) => <Sheet {...modal} {...props} />,
  },
  Popover: {
    props: { placement: edges },
    rows: ['placement'],
    states: [
      { name: 'At rest' },
      { name: 'Without room inside', props: { padding: 'none' } },
      { name: 'Disabled', props: { isOpen: false, trigger: <Button isDisabled>Columns</Button> } },
    ],
    window: { width: 420, height: 150, scale: 0.75 },
    render: ({ placement }, props) => (
      <div className={css.middle}>
        <Popover
          isOpen
          label="Columns"
          trigger={<Button variant="outline">Columns</Button>}
          placement={valueOf(edges, placement)}
          {...props}
        >
          <Text>Amount, network, time</Text>
        </Popover>
      </div>
    ),
  },
  Menu: {
    props: { placement: corners },
    rows: ['placement'],
    states: menuStates,
    window: { width: 300, height: 190, scale: 0.85 },
    render: ({ placement }, props) => (
      <div className={placement === 'bottom end' ? css.end : css.start}>
        <Menu
          isOpen
          trigger={<Button variant="outline">Actions</Button>}
          placement={valueOf(corners, placement)}
          {...{ children: null, ...props }}
        />
      </div>
    ),
  },
  Tooltip: {
    props: { placement: edges },
    rows: ['placement'],
    states: [
      { name: 'Open' },
      { name: 'Long', props: { label: 'Export all 10,000 payments of this month' } },
      { name: 'Disabled', props: { isOpen: false, isDisabled: true } },
    ],
    window: { width: 460, height: 130, scale: 0.85 },
    render: ({ placement }, props) => (
      <div className={css.middle}>
        <Tooltip isOpen label="Export" placement={valueOf(edges, placement)} {...props}>
          <IconButton label="Export" icon={<DownloadIcon />} />
        </Tooltip>
      </div>
    ),
  },
  ToastRegion: {
    recipe: toastIcon,
    rows: ['tone'],
    states: [
      { name: 'At rest' },
      { name: 'Two lines', props: { description: 'Platform order 841203…031042' } },
      { name: 'With an action', props: { action: { label: 'Reload', onPress: () => undefined } } },
    ],
    window: { width: 430, height: 180, scale: 0.75 },
    render: ({ tone }, props) => (
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        queue={queueOf({ title: 'A new version is ready', tone: valueOf(tones, tone), ...props })}
      />
    ),
  },
};
