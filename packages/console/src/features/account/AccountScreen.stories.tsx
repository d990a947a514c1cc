import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { AccountScreen } from './AccountScreen.tsx';

export default {
  title: 'Screens/Account/Account',
  component: AccountScreen,
  parameters: { route: '/accountInfo', spec: ['§2 Account', '§3 User info'] },
} satisfies Meta<typeof AccountScreen>;

export const Default: Story = {};

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const LongText: Story = { parameters: { mock: { scenario: ['user.longText'] } } };
