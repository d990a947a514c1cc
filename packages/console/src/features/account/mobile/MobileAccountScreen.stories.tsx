import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileAccountScreen } from './MobileAccountScreen.tsx';

const meta = {
  title: 'Screens/Account/Mobile account',
  component: MobileAccountScreen,
  parameters: { device: 'mobile', route: '/m/accountInfo', spec: ['§2 /accountInfo'], hasNoHeading: true },
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
