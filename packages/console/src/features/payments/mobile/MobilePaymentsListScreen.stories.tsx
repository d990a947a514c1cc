import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openExport, removeChip } from '#parts/list/listStory.ts';
import { onPhone } from '#parts/phoneStory.ts';
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
