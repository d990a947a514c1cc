import type { Meta, StoryObj } from '@storybook/react-vite';

import { Box } from '../Box/Box.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  id: 'components-grid',
  component: Grid,
  tags: ['autodocs'],
  args: {
    columns: { mobile: 1, tablet: 2, desktop: 3 },
    children: ['One', 'Two', 'Three'].map((word) => (
      <Box key={word} padding="m" background="sunken" isRounded>
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FitsWidth: Story = { args: { minColumn: '120px' } };
