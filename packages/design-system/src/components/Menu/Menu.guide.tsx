import { critical } from '#css/floating.css.ts';
import { CopyIcon, DownloadIcon, TrashIcon } from '#icons/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';
import { byClass, type Guide, matrix, type State } from '../guide.ts';

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
    name: 'Disabled and critical',
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

export const guide: Guide = {
  instead: {
    Select: 'For a value in a form',
    Button: 'For one or two commands with enough space',
    Popover: 'For an explanation',
  },
  anatomy: {
    Trigger: ['A button. Its label names the menu.', 'button', 'trigger'],
    Item: [
      'A verb, with an icon if all items have one, and a second line if the verb is not enough.',
      '[role="menuitem"]',
      'children',
    ],
    Section: ['A heading above related items.', '[role="group"]', 'children'],
    'Critical item': [
      'The last item, for an action that can’t be undone. A dialog asks for confirmation.',
      byClass(critical),
      'children',
    ],
  },
  specimen: {
    render: () => (
      <Menu isOpen trigger={<Button variant="outline">Actions</Button>}>
        <MenuSection title="Shop A">
          <MenuItem id="copy" icon={<CopyIcon size={16} />}>
            Copy App ID
          </MenuItem>
        </MenuSection>
        <MenuItem id="delete" tone="critical" icon={<TrashIcon size={16} />}>
          Delete application
        </MenuItem>
      </Menu>
    ),
    window: { width: 320, height: 210 },
  },
  matrix: matrix({
    rows: { placement: ['bottom start', 'bottom end'] },
    states: menuStates,
    window: { width: 300, height: 190, scale: 0.85 },
    render: ({ placement }, props) => (
      <Inline justify={placement === 'bottom end' ? 'end' : 'start'}>
        <Menu
          isOpen
          trigger={<Button variant="outline">Actions</Button>}
          placement={placement}
          {...{ children: null, ...props }}
        />
      </Inline>
    ),
  }),
  start: { story: 'names', from: 'button "Northwind Ltd"' },
  keys: [
    ['Enter, Space, ↓', 'Opens the menu at the first item.', 'menuitem "Export all"'],
    ['↑', 'Opens the menu at the last item.', 'menuitem "New zone"'],
    [
      '↓, ↓, ↓, ↑, Home, End',
      'Moves between items, from end to end, and skips disabled ones.',
      [
        'menuitem "New key"',
        'menuitem "New zone"',
        'menuitem "Export all"',
        'menuitem "New zone"',
        'menuitem "Export all"',
        'menuitem "New zone"',
      ],
      { after: 'Enter' },
    ],
    ['“e”', 'Moves to the item that begins with the typed letters.', 'menuitem "Export all"', { after: '↑' }],
    [
      '“new z”',
      'Typed letters can contain a space, which doesn’t run a command.',
      'menuitem "New zone"',
      { after: 'Enter' },
    ],
    ['Enter, Space', 'Runs the command and closes the menu.', 'button "Northwind Ltd"', { after: '↑' }],
    [
      'Escape',
      'Closes the menu. The focus returns to the trigger.',
      'button "Northwind Ltd"',
      { after: 'Enter' },
    ],
  ],
  content: [
    ['Actions', 'More options…'],
    ['Disable application', 'Disable?'],
  ],
  code: `import { Menu, MenuItem } from '@settlement/design-system/Menu';

<Menu trigger={<Button variant="outline">Actions</Button>} aria-label="Actions">
  <MenuItem id="rename" onAction={rename}>Rename</MenuItem>
  <MenuItem id="delete" tone="critical" onAction={askToDelete}>Delete</MenuItem>
</Menu>`,
};
