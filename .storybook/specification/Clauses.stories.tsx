import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ClausesPage } from './ClausesPage.tsx';

export default {
  title: 'Specification/Clauses',
  component: ClausesPage,
} satisfies Meta<typeof ClausesPage>;

export const Default: Story = {};

export const Searched: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.type(await page.findByRole('searchbox'), '10038');
    await expect(await page.findByText(/\d+ stories · \d+ of \d+ clauses/)).toBeVisible();
    await expect(await page.findAllByRole('link', { name: /verification/i })).not.toHaveLength(0);
  },
};

export const AllShown: Story = {
  play: async ({ canvas: page }) => {
    const field = await page.findByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'loading');
    const button = await page.findByRole('button', { name: /^Show all \d+$/ });
    await expect(page.getByRole('heading', { name: /^Stories: 20 of \d+$/ })).toBeVisible();
    const count = Number(/\d+/.exec(button.textContent)?.[0]);
    await userEvent.click(button);
    await expect(page.getByRole('heading', { name: `Stories: ${count} of ${count}` })).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Show all/ })).toBeNull();
  },
};
