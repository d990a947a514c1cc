import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  id: 'components-popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    label: 'Columns',
    trigger: <Button variant="outline">Columns</Button>,
    children: (
      <Stack gap="s">
        <Checkbox defaultSelected>Application</Checkbox>
        <Checkbox>Network</Checkbox>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
