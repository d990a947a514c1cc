import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyDeckPage } from './CopyDeckPage.tsx';

export default {
  title: 'Specification/Copy deck',
  component: CopyDeckPage,
} satisfies Meta<typeof CopyDeckPage>;

export const Default: Story = {};

export const Imported: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), 'errors.10026');
    await expect(await page.findByText(/^1 of \d+ messages/)).toBeVisible();
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file field');
    const text = 'id,English,Chinese\r\n"errors.10026","Over the limit of 24 hours",\r\n';
    await userEvent.upload(input, new File([text], 'copy.csv', { type: 'text/csv' }));
    await expect(await page.findByText('Over the limit of 24 hours')).toBeVisible();
  },
};

export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('searchbox');
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file field');
    const text = 'id,English,Chinese\r\n"errors.amount.tokenDecimals","Too many places",\r\n';
    await userEvent.upload(input, new File([text], 'copy.csv', { type: 'text/csv' }));
    await expect(await page.findByText(/It lacks \{token\}, \{count\}/)).toBeVisible();
  },
};
