import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CoveragePage } from './CoveragePage.tsx';

export default {
  title: 'Specification/Coverage',
  component: CoveragePage,
} satisfies Meta<typeof CoveragePage>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas: page }) => {
    const swap = await page.findByRole('button', { name: /^Swap/ });
    await userEvent.click(swap);
    const [refused] = await page.findAllByRole('link', { name: 'Swap, swap.create 10028, mobile' });
    await expect(refused).toHaveAttribute('href', expect.stringMatching(/path=\/story\/screens-swap-/));
  },
};
