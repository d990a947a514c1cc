import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { hideColumn, openExport, openFilters, openFirst } from '#parts/list/listStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { detailNamed, press, visible, write } from '#parts/stories/steps.ts';
import { PaymentsListScreen } from './PaymentsListScreen.tsx';

export default {
  title: 'Screens/Payments/Payment records',
  component: PaymentsListScreen,
  parameters: { route: '/record', spec: ['§2 Record page'] },
} satisfies Meta<typeof PaymentsListScreen>;

export const Default: Story = {};

export const Filtered: Story = { parameters: { route: '/record?status=1,2&range=7d&pageSize=10' } };

export const TestMode: Story = {
  parameters: { ...mock('payments.testMode'), route: '/record?mode=test' },
  play: async ({ canvasElement }) => {
    const drawer = await openFirst(
      { canvasElement },
      message(['payments.list.table', 'payments.mobile.list']),
      message('payments.detail.title'),
    );
    await visible(drawer.findByText(exact('applications.mode.2')));
  },
};

export const StatusFromLink: Story = {
  parameters: { route: '/record?status=6', spec: ['§4 Payment status'] },
};

export const Loading: Story = { parameters: mock('payments.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const FilteredEmpty: Story = {
  parameters: { ...mock('payments.noMatches'), route: '/record?out_trade_no=NO-SUCH-ORDER' },
};

export const Failed: Story = { parameters: { ...mock('payments.failed500'), spec: ['§8 HTTP 500'] } };

export const VerificationRequired: Story = {
  parameters: { ...mock('payments.protected'), spec: ['§8 10038'] },
  play: () => visible(screen.findByText(message('errors.10038'))),
};

export const ParameterError = refused('payments.list', errorCode.PARAMETER_ERROR, () =>
  screen.findByRole('alert'),
);

export const TotalsRefused = refused(
  'payments.totals',
  errorCode.PARAMETER_ERROR,
  ({ canvasElement }) => within(canvasElement).findAllByText(exact('payments.status.2')),
  { route: '/record?status=2', refusalSays: 'payments.totals.failed' },
);

export const Offline: Story = { parameters: mock('payments.offline') };

export const WrongShape: Story = { parameters: mock('payments.wrongShape') };

export const LongText: Story = { parameters: mock('payments.longText') };

export const UnknownStatus: Story = { parameters: mock('payments.unknownStatus') };

export const WrongTradeNumber: Story = {
  parameters: { spec: ['§5 Trade number'] },
  play: async (stage) => {
    await openFilters(stage);
    const filters = within(screen.getByRole('dialog'));
    await write(filters, message('payments.column.trade_no'), '123');
    await visible(filters.findByText(message('payments.filter.platformOrderError')));
  },
};

export const ValuesCrossed: Story = {
  parameters: { route: '/record?min_amount=100&max_amount=50', spec: ['§2 Record page'] },
  play: async (stage) => {
    await openFilters(stage);
    const filters = within(screen.getByRole('dialog'));
    const most = await filters.findByRole('textbox', { name: message('payments.filter.max_amount') });
    await expect(most).toBeInvalid();
    await expect(most).toHaveAccessibleDescription(/100/);
  },
};

export const FiltersOpen: Story = { play: openFilters };

export const RareFilter: Story = {
  parameters: { route: '/record?min_amount=60' },
  play: async ({ canvas: page }) => {
    const name = message('payments.filter.min_amount');
    const pill = await page.findByRole('button', { name, expanded: false });
    await userEvent.click(pill);
    await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pill).toHaveFocus());
    await press(page, message('common.filter.remove', { filter: /.*/ }));
    await waitFor(() =>
      expect(page.getByRole('button', { name: exact('common.filter.open') })).toHaveFocus(),
    );
    await waitFor(() => expect(pill).not.toBeInTheDocument());
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [opener] = await within(canvasElement).findAllByRole('button', {
      name: message('payments.list.open'),
    });
    opener?.focus();
    await userEvent.keyboard('{Enter}');
    await detailNamed(message('payments.detail.title'));
    await waitFor(() => expect(opener).not.toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Export: Story = { play: openExport };

export const ExportFailed = refused('payments.export', errorCode.PARAMETER_ERROR, async (context) => {
  await openExport(context);
  const dialog = within(screen.getByRole('dialog'));
  await press(dialog, exact('common.list.export'));
});

export const ViewRefused = viewRefused('/record?status=2');

export const ColumnHidden: Story = { play: hideColumn };
