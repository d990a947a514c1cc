import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '#parts/phoneStory.ts';
import { MobileAccountScreen } from './MobileAccountScreen.tsx';

const meta = {
  title: 'Screens/Account/Mobile account',
  component: MobileAccountScreen,
  parameters: { ...onPhone, route: '/m/accountInfo', spec: ['§2 Account'], hasNoHeading: true },
} satisfies Meta<typeof MobileAccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Security: Story = { parameters: { route: '/m/accountInfo?page_tab=_security' } };

export const NoMethodSetUp: Story = {
  parameters: { route: '/m/accountInfo?page_tab=_security', mock: { scenario: ['user.noMethod'] } },
};

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

export const Partial: Story = {
  parameters: { route: '/m/accountInfo?page_tab=_security', mock: { scenario: ['user.partial'] } },
};

export const LogFilteredEmpty: Story = {
  parameters: {
    route: '/m/accountInfo?page_tab=_security&type=4&range=days&from=2020-01-01&to=2020-01-02',
  },
};
