import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ClausesPage } from './ClausesPage.tsx';

const meta = {
  title: 'Specification/Clauses',
  component: ClausesPage,
} satisfies Meta<typeof ClausesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), '10038');
    await expect(await page.findByText(/\d+ stories · \d+ of \d+ clauses/)).toBeVisible();
    await expect(await page.findAllByRole('link', { name: /verification/i })).not.toHaveLength(0);
  },
};
