import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../basic/PersonalInfo.stories.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

export default {
  title: 'Screens/Account/Mobile personal info',
  component: AccountScreen,
  parameters: {
    ...onPhone,
    route: '/m/accountInfo?action=edit',
    spec: ['§2 Account', '§5 URL'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof AccountScreen>;

export const Saved: Story = toPhone(Desktop.Saved);
export const WrongLink: Story = toPhone(Desktop.WrongLink);
export const GifRefused: Story = toPhone(Desktop.GifRefused);
export const LogoCropped: Story = toPhone(Desktop.LogoCropped);

export const SaveRefused = toPhone(Desktop.SaveRefused);
export const UploadRefused = toPhone(Desktop.UploadRefused);
export const UnderReview: Story = toPhone(Desktop.UnderReview);
export const AuditBeganMeanwhile: Story = toPhone(Desktop.AuditBeganMeanwhile);
export const NameTaken: Story = toPhone(Desktop.NameTaken);
