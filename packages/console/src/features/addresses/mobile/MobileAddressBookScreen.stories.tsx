import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { removeChip } from '#parts/list/listStory.ts';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, pressFirst } from '#parts/stories/steps.ts';
import * as Desktop from '../desktop/AddressBookScreen.stories.tsx';
import { MobileAddressBookScreen } from './MobileAddressBookScreen.tsx';

export default {
  title: 'Screens/Address book/Mobile addresses',
  component: MobileAddressBookScreen,
  parameters: {
    route: '/m/property/address',
    ...onPhone,
    spec: ['§1 Address management'],
  },
} satisfies Meta<typeof MobileAddressBookScreen>;

export const Default: Story = {};
export const CoolingOff = toPhone(Desktop.CoolingOff);
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
    await pressFirst(within(canvasElement), exact('addresses.add'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TurnOnAsksForProof: Story = {
  parameters: { route: '/m/property/address?status=3', ...mock('addresses.disabled') },
  play: async ({ canvasElement }) => {
    await pressFirst(within(canvasElement), message('addresses.actions'));
    await press(screen, exact('addresses.enable'), 'menuitem');
    await screen.findByText(message('addresses.enable.recap'));
  },
};

export const Filtered = toPhone(Desktop.Filtered);
export const EmptyForm = toPhone(Desktop.EmptyForm);
export const WrongNetwork = toPhone(Desktop.WrongNetwork);
export const WrongChecksum = toPhone(Desktop.WrongChecksum);
export const Saved = toPhone(Desktop.Saved);
export const Rename = toPhone(Desktop.Rename);
export const Delete = toPhone(Desktop.Delete);
export const DisabledDeleted = toPhone(Desktop.DisabledDeleted);
export const Policy = toPhone(Desktop.Policy);
export const Import = toPhone(Desktop.Import);
export const RulesPending = toPhone(Desktop.RulesPending);
export const Partial = toPhone(Desktop.Partial);

export const SaveRefused = toPhone(Desktop.SaveRefused);
export const RenameRefused = toPhone(Desktop.RenameRefused);
export const DeleteRefused = toPhone(Desktop.DeleteRefused);
export const PolicyRefused = toPhone(Desktop.PolicyRefused);
export const ViewRefused = toPhone(Desktop.ViewRefused);
export const CodeRefused = toPhone(Desktop.CodeRefused);
export const ImportRefused = toPhone(Desktop.ImportRefused);
export const NameTaken = toPhone(Desktop.NameTaken);
