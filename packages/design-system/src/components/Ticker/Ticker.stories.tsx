import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { media } from '#tokens/breakpoints.ts';
import { Ticker } from './Ticker.tsx';

/** Replaces the system's motion setting, for stories that show motion. */
function allowMotion() {
  const ask = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    ask(query === media.reducedMotion ? 'not all' : query),
  );
}

const meta = {
  title: 'Components/Feedback/Ticker',
  id: 'components-ticker',
  component: Ticker,
  tags: ['autodocs'],
  args: {
    items: [
      { id: 'fee', label: 'USDT on TRON withdrawals: network fee lowered', href: '#fee' },
      { id: 'maintenance', label: 'Maintenance on 22 November, 02:00–03:00 UTC', href: '#maintenance' },
    ],
  },
} satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: allowMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next announcement' }));
    await expect(canvas.getByText(/Maintenance on 22 November/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause announcements' }));
    await expect(canvas.getByRole('button', { name: 'Play announcements' })).toBeVisible();
  },
};
export const AsPreferred: Story = {};
export const MovesOn: Story = {
  args: { pause: 100 },
  beforeEach: allowMotion,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Maintenance on 22 November/)).toBeInTheDocument());
  },
};
export const One: Story = { args: { items: [{ id: 'one', label: 'All systems are up' }] } };
