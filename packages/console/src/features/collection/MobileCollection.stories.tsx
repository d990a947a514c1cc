import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from './CollectionCard.stories.tsx';
import { CollectionScreen } from './CollectionScreen.tsx';

export default {
  title: 'Screens/Account/Mobile automatic collection',
  component: CollectionScreen,
  parameters: {
    ...onPhone,
    route: '/m/property/collect',
    spec: ['§5 Automatic collection'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof CollectionScreen>;

export const Default: Story = toPhone(Desktop.Default);
export const Loading: Story = toPhone(Desktop.Loading);
export const Offline: Story = toPhone(Desktop.Offline);
export const Failed: Story = toPhone(Desktop.Failed);
export const BelowThirty: Story = toPhone(Desktop.BelowThirty);
export const Simulated: Story = toPhone(Desktop.Simulated);
export const NoSavedAddress: Story = toPhone(Desktop.NoSavedAddress);
export const GasNotOpened: Story = toPhone(Desktop.GasNotOpened);
export const TurnedOn: Story = toPhone(Desktop.TurnedOn);
export const LoweredAmountsWait: Story = toPhone(Desktop.LoweredAmountsWait);
export const Blocked: Story = toPhone(Desktop.Blocked);

export const FeeFailed = toPhone(Desktop.FeeFailed);
