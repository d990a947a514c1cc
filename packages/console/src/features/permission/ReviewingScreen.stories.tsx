import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refused } from '#parts/stories/refusalStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { press } from '#parts/stories/steps.ts';
import { ReviewingScreen } from './ReviewingScreen.tsx';

export default {
  title: 'Screens/Permission/Review',
  component: ReviewingScreen,
  parameters: {
    route: '/reviewing',
    mock: { merchant: 'reviewing' },
    spec: ['§2 Permission pages', '§4 Merchant audit stages'],
  },
} satisfies Meta<typeof ReviewingScreen>;

export const UnderReview: Story = { parameters: { state: 'content' } };

export const FailedAudit: Story = { parameters: { mock: { merchant: 'rejected' } } };

export const Abnormal: Story = { parameters: { mock: { scenario: ['user.abnormal'] } } };

export const Opened: Story = { parameters: { mock: { merchant: 'authorised' } } };

export const Canceling: Story = {
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), message('permission.cancel'));
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Canceled: Story = {
  play: async ({ canvasElement }) => {
    const name = message('permission.cancel');
    await press(within(canvasElement), name);
    const dialog = await within(document.body).findByRole('alertdialog');
    await press(within(dialog), name);
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name })).toBeNull());
  },
};

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

export const CancelRefused = refused(
  'user.cancelOpening',
  errorCode.ACCOUNT_OPENED,
  async ({ canvasElement }) => {
    const name = message('permission.cancel');
    await press(within(canvasElement), name);
    const question = within(await within(document.body).findByRole('alertdialog'));
    await press(question, name);
  },
);
