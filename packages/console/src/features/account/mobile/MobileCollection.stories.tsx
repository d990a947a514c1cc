import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/phoneStory.ts';
import * as Desktop from '../collection/CollectionCard.stories.tsx';
import { MobileAccountScreen } from './MobileAccountScreen.tsx';

const meta = {
  title: 'Screens/Account/Mobile automatic collection',
  component: MobileAccountScreen,
  parameters: {
    ...onPhone,
    route: '/m/accountInfo?page_tab=_billSetting',
    spec: ['§5 Automatic collection'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof MobileAccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = toPhone(Desktop.Failed);
export const BelowThirty: Story = toPhone(Desktop.BelowThirty);
export const Simulated: Story = toPhone(Desktop.Simulated);
export const NoSavedAddress: Story = toPhone(Desktop.NoSavedAddress);
export const GasNotOpened: Story = toPhone(Desktop.GasNotOpened);
export const TurnedOn: Story = toPhone(Desktop.TurnedOn);
export const LoweredAmountsWait: Story = toPhone(Desktop.LoweredAmountsWait);
export const Blocked: Story = toPhone(Desktop.Blocked);

export const FeeFailed = toPhone(Desktop.FeeFailed);
