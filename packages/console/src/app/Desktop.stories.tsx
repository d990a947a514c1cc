import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exact, message } from '#parts/stories/storyText.ts';
import { press } from '#parts/stories/steps.ts';
import { App } from './App.tsx';

// The `region` rule would report Storybook's page before the skip link, and the dismiss button of React
// Aria's popovers.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

export default {
  title: 'Screens/Shell/Desktop',
  component: App,
  parameters: { route: '/accountInfo', hasOwnPage: true, a11y, spec: ['§2 Layout'] },
} satisfies Meta<typeof App>;

export const Default: Story = { parameters: { spec: ['§1 Purpose', '§2 Layout'] } };

export const TestMode: Story = {
  parameters: { route: '/?mode=test', mock: { scenario: ['payments.testMode'] } },
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('group', {
      name: message('applications.column.mode'),
    });
    await expect(within(group).getByRole('button', { name: exact('applications.mode.2') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const LiveOnly: Story = { parameters: { route: '/property/withdraw?mode=test' } };

export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('button', {
      name: /^(?:Collapse|Expand|收起菜单|展开菜单)$/,
    });
    const wasExpanded = toggle.getAttribute('aria-expanded');
    await userEvent.click(toggle);
    await expect(toggle.getAttribute('aria-expanded')).not.toBe(wasExpanded);
  },
};

export const Unauthorised: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§6 Merchant permission'] },
};

export const UserMenu: Story = {
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), /northwind/i);
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: message('shell.user.logout') })).toBeVisible(),
    );
  },
};

export const Notifications: Story = {
  parameters: { spec: ['§2 Notification card'] },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), message('notifications.bell'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const NotFound: Story = { parameters: { route: '/nowhere', spec: ['§2 Routing rules'] } };

export const Partial: Story = { parameters: { mock: { scenario: ['notifications.failed500'] } } };
