import type { Meta, StoryObj } from '@storybook/react-vite';

import { MoonIcon } from '#icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

const items = (
  <>
    <SelectItem id="SG">Singapore</SelectItem>
    <SelectItem id="JP">Japan</SelectItem>
  </>
);

function Openers() {
  return (
    <Stack>
      <TextField label="Name" />
      <Select label="Country" placeholder="Choose">
        {items}
      </Select>
      <MultiSelect label="Markets" placeholder="Choose">
        {items}
      </MultiSelect>
      <ComboBox label="Home" labels={{ open: 'Show all' }} empty="No matches">
        {items}
      </ComboBox>
      <Menu trigger={<Button variant="outline">Actions</Button>}>
        <MenuItem id="copy">Copy</MenuItem>
        <MenuItem id="delete">Delete</MenuItem>
      </Menu>
      <Popover label="Columns" trigger={<Button variant="outline">Columns</Button>}>
        <TextField label="Column" />
      </Popover>
      <Tooltip label="Dark theme">
        <IconButton label="Dark theme" icon={<MoonIcon />} />
      </Tooltip>
      <Dialog
        title="Sure?"
        labels={{ close: 'Close question' }}
        trigger={<Button variant="outline">Delete</Button>}
      >
        <Button>Yes</Button>
      </Dialog>
    </Stack>
  );
}

const meta = {
  title: 'Components/Overlays/Overlays',
  id: 'components-overlays',
  component: Dialog,
  args: { title: 'Outer', trigger: <Button>Open</Button>, children: <Openers /> },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InDialog: Story = {};
export const InDrawer: Story = { render: ({ children, ...args }) => <Drawer {...args}>{children}</Drawer> };
export const InSheet: Story = { render: ({ children, ...args }) => <Sheet {...args}>{children}</Sheet> };
export const OnPage: Story = {
  render: () => (
    <div style={{ minHeight: 2400 }}>
      <Openers />
    </div>
  ),
};
