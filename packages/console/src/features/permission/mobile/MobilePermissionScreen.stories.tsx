import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../PermissionScreen.stories.tsx';
import { PermissionScreen } from '../PermissionScreen.tsx';

export default {
  title: 'Screens/Permission/Mobile permission',
  component: PermissionScreen,
  parameters: {
    ...onPhone,
    route: '/m/openAuth',
    spec: ['§2 Routing rules', '§6 Merchant permission'],
  },
} satisfies Meta<typeof PermissionScreen>;
const merchant = (key: string) => ({ mock: { merchant: key } });

export const NotOpened: Story = { parameters: { ...merchant('fresh'), state: 'content' } };

export const UnderReview: Story = { parameters: merchant('reviewing') };

export const FailedAudit: Story = { parameters: merchant('rejected') };

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

export const Authorised = toPhone(Desktop.Authorised);
export const Abnormal = toPhone(Desktop.Abnormal);
