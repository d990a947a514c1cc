import type { Meta, StoryObj } from '@storybook/react-vite';

import { Box } from '../Box/Box.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Layout/Inline',
  id: 'components-inline',
  component: Inline,
  tags: ['autodocs'],
  args: {
    children: ['One', 'Two', 'Three'].map((word) => (
      <Box key={word} padding="m" background="sunken" isRounded>
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 'xs', justify: 'between' } };
