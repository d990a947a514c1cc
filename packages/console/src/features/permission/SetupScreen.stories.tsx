import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refused } from '#parts/stories/refusalStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { press } from '#parts/stories/steps.ts';
import { SetupScreen } from './SetupScreen.tsx';

export default {
  title: 'Screens/Permission/Set-up',
  component: SetupScreen,
  parameters: { route: '/initPage', spec: ['§2 Permission pages', '§8 10028'] },
} satisfies Meta<typeof SetupScreen>;
const begun = { mock: { merchant: 'fresh', scenario: ['user.authorised'] } } as const;

export const JustOpened: Story = { parameters: { ...begun, state: ['content', 'empty'] } };

export const Finished: Story = {};

export const Skipped: Story = {
  parameters: begun,
  play: async ({ canvas: page }) => {
    const before = (await page.findByRole('progressbar')).getAttribute('aria-valuenow');
    await press(page, message('permission.setup.skipStep', { step: message('permission.setup.address') }));
    await waitFor(() => expect(page.getByRole('progressbar').getAttribute('aria-valuenow')).not.toBe(before));
  },
};

export const ZoneSaved: Story = {
  parameters: begun,
  play: async ({ canvas: page }) => {
    await press(page, message('permission.setup.saveZone'));
    await waitFor(() =>
      expect(page.queryByRole('button', { name: message('permission.setup.saveZone') })).toBeNull(),
    );
  },
};

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

export const Partial: Story = {
  parameters: { mock: { merchant: 'fresh', scenario: ['user.authorised', 'applications.failed500'] } },
};

export const ZoneRefused = refused(
  'user.edit',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    await press(within(canvasElement), message('permission.setup.saveZone'));
  },
  begun,
);
