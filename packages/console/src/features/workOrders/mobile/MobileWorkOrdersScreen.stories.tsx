import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openExport, removeChip } from '#parts/list/listStory.ts';
import { onPhone } from '#parts/phoneStory.ts';
import { MobileWorkOrdersScreen } from './MobileWorkOrdersScreen.tsx';

const meta = {
  title: 'Screens/Work orders/Mobile work orders',
  component: MobileWorkOrdersScreen,
  parameters: { ...onPhone, route: '/work-order', spec: ['§2 Work orders'], hasNoHeading: true },
} satisfies Meta<typeof MobileWorkOrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const Default: Story = {};
export const FilterRemoved: Story = { parameters: { route: '/work-order?status=3' }, play: removeChip };
export const Export: Story = { play: openExport };
export const Loading: Story = { parameters: mock('workOrders.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const FilteredEmpty: Story = { parameters: { route: '/work-order?keyword=nothing' } };
export const Failed: Story = { parameters: mock('workOrders.failed500') };
export const Offline: Story = { parameters: mock('workOrders.offline') };
export const LongText: Story = { parameters: mock('workOrders.longText') };
export const New: Story = { parameters: { route: '/work-order?new=1' } };
export const Thread: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: /work orders|工单/i });
    const [card] = within(list).getAllByRole('button');
    if (card) await userEvent.click(card);
    await waitFor(() => expect(screen.getByText(/support will never ask|客服绝不会/i)).toBeVisible());
  },
};
