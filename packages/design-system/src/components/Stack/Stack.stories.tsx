import type { Meta, StoryObj } from '@storybook/react-vite';

import { Box } from '../Box/Box.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  id: 'components-stack',
  component: Stack,
  tags: ['autodocs'],
  args: {
    children: ['One', 'Two', 'Three'].map((word) => (
      <Box key={word} padding="m" background="sunken" isRounded>
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 'xs', align: 'start' } };
