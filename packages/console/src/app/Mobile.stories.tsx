import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { App } from './App.tsx';

// The `region` rule would report Storybook's page before the skip link, and the dismiss button of React
// Aria's popovers.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

export default {
  title: 'Screens/Shell/Mobile',
  component: App,
  parameters: { ...onPhone, route: '/m/accountInfo', hasOwnPage: true, a11y, spec: ['§2 Layout'] },
} satisfies Meta<typeof App>;

export const Default: Story = {};

export const Drawer: Story = {
  parameters: { spec: ['§2 Mobile header'] },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), exact('shell.menu'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: message('shell.user.logout') })).toBeVisible(),
    );
  },
};

export const Notifications: Story = {
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), message('notifications.bell'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Unauthorised: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§2 Routing rules', '§6 Merchant permission'] },
  play: ({ canvasElement }) => visible(within(canvasElement).findByText(message('permission.status.0'))),
};

export const UnderReview: Story = {
  parameters: { mock: { merchant: 'reviewing' }, spec: ['§6 Merchant permission'] },
};

export const Abnormal: Story = {
  parameters: { mock: { scenario: ['user.abnormal'] }, spec: ['§4 Merchant audit stages'] },
};

export const TestMode: Story = {
  parameters: { route: '/m/?mode=test', mock: { scenario: ['payments.testMode'] } },
};

export const LiveOnly: Story = { parameters: { route: '/m/withdraw?mode=test' } };

export const NotFound: Story = { parameters: { route: '/m/nowhere', spec: ['§2 Routing rules'] } };

export const Partial: Story = { parameters: { mock: { scenario: ['notifications.failed500'] } } };
