import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { App } from './App.tsx';

// A skip link is known by being the page's first link, which Storybook's own page comes before; and a
// popover of react-aria has a button to dismiss it beside its dialog.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

const meta = {
  title: 'Screens/Shell/Desktop',
  component: App,
  parameters: { route: '/accountInfo', hasOwnPage: true, a11y, spec: ['§2 Layout'] },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { spec: ['§1 Purpose', '§2 Layout'] } };

export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('button', {
      name: /^(collapse|expand|收起菜单|展开菜单)$/i,
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
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /northwind/i }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /sign out|退出登录/i })).toBeVisible());
  },
};

export const Notifications: Story = {
  parameters: { spec: ['§2 Notification card'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /notifications|通知/i }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const NotFound: Story = { parameters: { route: '/nowhere', spec: ['§2 Routing rules'] } };

/** The bell can't be read; the page stands. */
export const Partial: Story = { parameters: { mock: { scenario: ['notifications.failed500'] } } };
