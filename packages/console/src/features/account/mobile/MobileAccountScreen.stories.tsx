import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { AccountScreen } from '../AccountScreen.tsx';

export default {
  title: 'Screens/Account/Mobile account',
  component: AccountScreen,
  parameters: { ...onPhone, route: '/m/accountInfo', spec: ['§2 Account'] },
} satisfies Meta<typeof AccountScreen>;

export const Default: Story = {};

const security = (name: string) => ({
  route: '/m/accountInfo?page_tab=_security',
  counterpart: `screens-account-security-centre--${name}`,
});

export const Security: Story = { parameters: security('default') };

export const NoMethodSetUp: Story = {
  parameters: { ...security('no-method-set-up'), mock: { scenario: ['user.noMethod'] } },
};

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Offline: Story = {
  parameters: {
    counterpart: 'screens-account-security-centre--offline',
    mock: { scenario: ['user.offline'] },
  },
};

export const Partial: Story = {
  parameters: { ...security('partial'), mock: { scenario: ['user.partial'] } },
};

export const LogFilteredEmpty: Story = {
  parameters: {
    counterpart: 'screens-account-security-centre--log-filtered-empty',
    route: '/m/accountInfo?page_tab=_security&type=4&range=days&from=2020-01-01&to=2020-01-02',
  },
};
