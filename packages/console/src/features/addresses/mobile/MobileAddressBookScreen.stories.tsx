import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeChip } from '#parts/list/listStory.ts';
import { onPhone, toPhone } from '#parts/phoneStory.ts';
import * as Desktop from '../desktop/AddressBookScreen.stories.tsx';
import { MobileAddressBookScreen } from './MobileAddressBookScreen.tsx';

const meta = {
  title: 'Screens/Address book/Mobile addresses',
  component: MobileAddressBookScreen,
  parameters: {
    route: '/m/property/address',
    ...onPhone,
    spec: ['§1 Address management'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof MobileAddressBookScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const Default: Story = {};
export const FilterRemoved: Story = {
  parameters: { route: '/m/property/address?status=1' },
  play: removeChip,
};
export const Loading: Story = { parameters: mock('addresses.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const FilteredEmpty: Story = { parameters: { route: '/m/property/address?keyword=nobody' } };
export const Failed: Story = { parameters: mock('addresses.failed500') };
export const Offline: Story = { parameters: mock('addresses.offline') };
export const LongText: Story = { parameters: mock('addresses.longText') };

export const Add: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', {
      name: /^(add address|添加地址)$/i,
    });
    if (button) await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TurnOnAsksForProof: Story = {
  parameters: { route: '/m/property/address?status=3', ...mock('addresses.disabled') },
  play: async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^(actions for|.*的操作)/i });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(turn on|启用)$/i }));
    await screen.findByText(/allowed again:|将恢复向该地址提现/i);
  },
};

export const Filtered: Story = toPhone(Desktop.Filtered);
export const EmptyForm: Story = toPhone(Desktop.EmptyForm);
export const WrongNetwork: Story = toPhone(Desktop.WrongNetwork);
export const WrongChecksum: Story = toPhone(Desktop.WrongChecksum);
export const Saved: Story = toPhone(Desktop.Saved);
export const Rename: Story = toPhone(Desktop.Rename);
export const Delete: Story = toPhone(Desktop.Delete);
export const DisabledDeleted: Story = toPhone(Desktop.DisabledDeleted);
export const Policy: Story = toPhone(Desktop.Policy);
export const Import: Story = toPhone(Desktop.Import);
export const RulesPending: Story = toPhone(Desktop.RulesPending);
export const Partial: Story = toPhone(Desktop.Partial);

export const SaveRefused = toPhone(Desktop.SaveRefused);
export const RenameRefused = toPhone(Desktop.RenameRefused);
export const DeleteRefused = toPhone(Desktop.DeleteRefused);
export const PolicyRefused = toPhone(Desktop.PolicyRefused);
export const ViewRefused = toPhone(Desktop.ViewRefused);
export const CodeRefused = toPhone(Desktop.CodeRefused);
export const ImportRefused = toPhone(Desktop.ImportRefused);
export const NameTaken: Story = toPhone(Desktop.NameTaken);
