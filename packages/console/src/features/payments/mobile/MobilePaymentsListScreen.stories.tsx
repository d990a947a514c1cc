import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openExport, removeChip } from '#parts/list/listStory.ts';
import { onPhone, toPhone } from '#parts/phoneStory.ts';
import * as Desktop from '../desktop/PaymentsListScreen.stories.tsx';
import { MobilePaymentsListScreen } from './MobilePaymentsListScreen.tsx';

const meta = {
  title: 'Screens/Payments/Mobile payment records',
  component: MobilePaymentsListScreen,
  parameters: { ...onPhone, route: '/m/record', spec: ['§2 Record page'], hasNoHeading: true },
} satisfies Meta<typeof MobilePaymentsListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const Default: Story = {};

export const Filtered: Story = { parameters: { route: '/m/record?status=2&range=30d' } };
export const FilterRemoved: Story = { parameters: { route: '/m/record?status=2' }, play: removeChip };
export const Export: Story = { play: openExport };

export const Loading: Story = { parameters: mock('payments.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const FilteredEmpty: Story = {
  parameters: { ...mock('payments.noMatches'), route: '/m/record?out_trade_no=NO-SUCH-ORDER' },
};

export const Failed: Story = { parameters: mock('payments.failed500') };

export const Offline: Story = { parameters: mock('payments.offline') };

export const LongText: Story = { parameters: mock('payments.longText') };

export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(filter|筛选)/i }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TestMode: Story = toPhone(Desktop.TestMode);
export const WrongShape: Story = toPhone(Desktop.WrongShape);
export const UnknownStatus: Story = toPhone(Desktop.UnknownStatus);

const openFilters = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(filter|筛选)/i }));
  return within(await screen.findByRole('dialog'));
};

export const WrongTradeNumber: Story = {
  parameters: { spec: ['§5 Trade number'] },
  play: async ({ canvasElement }) => {
    const filters = await openFilters(canvasElement);
    await userEvent.type(await filters.findByRole('textbox', { name: /platform order|平台订单号/i }), '123');
    await expect(await filters.findByText(/at least 4 digits|至少输入 4 位/)).toBeVisible();
  },
};

export const ValuesCrossed: Story = {
  parameters: { route: '/m/record?min_amount=100&max_amount=50' },
  play: async ({ canvasElement }) => {
    const filters = await openFilters(canvasElement);
    const most = await filters.findByRole('textbox', { name: /value to|最高金额/i });
    await expect(most).toBeInvalid();
    await expect(most).toHaveAccessibleDescription(/100/);
  },
};

export const ParameterError = toPhone(Desktop.ParameterError);
export const TotalsRefused = toPhone(Desktop.TotalsRefused);
export const ExportFailed = toPhone(Desktop.ExportFailed);
export const ViewRefused = toPhone(Desktop.ViewRefused);
