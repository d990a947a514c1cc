import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ErrorsPage } from './ErrorsPage.tsx';

const meta = {
  title: 'Specification/Errors',
  component: ErrorsPage,
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof ErrorsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Called: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Call with 10026' }));
    await expect(await page.findByText(/HTTP 422, code 10026 · toast/)).toBeVisible();
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/within 24 hours/i);
    // The one code that is silent.
    await userEvent.click(page.getByRole('button', { name: 'Call with 10038' }));
    await expect(await page.findByText(/HTTP 422, code 10038 · silent/)).toBeVisible();
  },
};
