import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { mock } from '#parts/stories/bankStory.ts';
import { PermissionScreen } from './PermissionScreen.tsx';

export default {
  title: 'Screens/Permission/Permission',
  component: PermissionScreen,
  parameters: {
    route: '/openAuth',
    spec: ['§4 Merchant audit stages', '§4 Permission', '§6 Merchant permission'],
  },
} satisfies Meta<typeof PermissionScreen>;
const merchant = (key: string) => ({ mock: { merchant: key } });

export const NotOpened: Story = { parameters: { ...merchant('fresh'), state: 'content' } };

export const UnderReview: Story = { parameters: merchant('reviewing') };

export const FailedAudit: Story = { parameters: merchant('rejected') };

export const Authorised: Story = { parameters: merchant('authorised') };

export const Loading: Story = { parameters: mock('user.loading') };

export const Failed: Story = { parameters: mock('user.failed500') };

export const Offline: Story = { parameters: mock('user.offline') };

/** Status 4: the permission was suspended after the approval. */
export const Abnormal: Story = {
  parameters: { ...mock('user.abnormal'), spec: ['§4 Merchant audit stages'] },
};
