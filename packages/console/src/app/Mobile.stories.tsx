import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { App } from './App.tsx';

// A skip link is known by being the page's first link, which Storybook's own page comes before; and a
// popover of react-aria has a button to dismiss it beside its dialog.
const a11y = { config: { rules: [{ id: 'region', enabled: false }] } };

const meta = {
  title: 'Screens/Shell/Mobile',
  component: App,
  parameters: { ...onPhone, route: '/m/accountInfo', hasOwnPage: true, a11y, spec: ['§2 Layout'] },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Drawer: Story = {
  parameters: { spec: ['§2 Mobile header'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(menu|菜单)$/i }));
    await waitFor(() => expect(screen.getByRole('button', { name: /sign out|退出登录/i })).toBeVisible());
  },
};

export const Notifications: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /notifications|通知/i }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Unauthorised: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§2 Routing rules', '§6 Merchant permission'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/not applied|未开通/i)).toBeVisible();
  },
};

/** Whatever the status, no menu page stands before the permission is open. */
export const UnderReview: Story = {
  parameters: { mock: { merchant: 'reviewing' }, spec: ['§6 Merchant permission'] },
};

/** Status 4: suspended after it was open. */
export const Abnormal: Story = {
  parameters: { mock: { scenario: ['user.abnormal'] }, spec: ['§4 Merchant audit stages'] },
};

export const NotFound: Story = { parameters: { route: '/m/nowhere', spec: ['§2 Routing rules'] } };

/** The bell can't be read; the page stands. */
export const Partial: Story = { parameters: { mock: { scenario: ['notifications.failed500'] } } };
