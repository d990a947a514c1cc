import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { message } from '#parts/stories/storyText.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

export default {
  title: 'Screens/Reports/Reports',
  component: ReportsScreen,
  parameters: { route: '/reports', spec: ['§2 Reports'] },
} satisfies Meta<typeof ReportsScreen>;

export const Default: Story = {};

export const Rows: Story = {
  parameters: { route: '/reports?appid=app_1001284601' },
  play: async ({ canvas: page }) => {
    const underpaid = await page.findByRole('button', { name: message('reports.figure.underpaid') });
    await userEvent.click(underpaid);
    await visible(page.findByText(message('reports.rows.sum')));
    await expect(underpaid).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const overpaid = page.getByRole('button', { name: message('reports.figure.overpaid') });
    await waitFor(() => expect(overpaid).toHaveFocus());
    await waitFor(() => expect(overpaid).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const RowsFailed: Story = {
  parameters: {
    ...mock('reports.partial'),
    route: '/reports?figure=withdrawn&side=balance',
    states: ['partial'],
  },
};

export const Closable: Story = { parameters: mock('reports.reviewed') };

export const Closed: Story = { parameters: mock('reports.closed') };

export const Unbalanced: Story = { parameters: mock('reports.unbalanced') };

export const Running: Story = { parameters: { route: '/reports?month=2026-11&currency=own' } };

export const Figures: Story = { parameters: { route: '/reports?tab=report&by=token' } };

export const Empty: Story = { parameters: mock('reports.empty') };

export const Loading: Story = { parameters: mock('reports.loading') };

export const Failed: Story = { parameters: mock('reports.failed500') };

export const Offline: Story = { parameters: mock('reports.offline') };

export const CloseRefused = refused(
  'reports.close',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press(page, message('reports.close.label', { month: /.+/ }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await press(dialog, message('reports.close.label', { month: /.+/ }));
  },
  mock('reports.reviewed'),
);
