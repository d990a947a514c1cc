import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../OpeningScreen.stories.tsx';
import { OpeningScreen } from '../OpeningScreen.tsx';

export default {
  title: 'Screens/Permission/Mobile application',
  component: OpeningScreen,
  parameters: {
    ...onPhone,
    route: '/m/openAuthPage',
    mock: { merchant: 'fresh' },
    spec: ['§2 Mobile routes'],
  },
} satisfies Meta<typeof OpeningScreen>;

export const Default: Story = {};

export const BusinessRefused = toPhone(Desktop.BusinessRefused);

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

export const PhoneWithoutAreaCode = toPhone(Desktop.PhoneWithoutAreaCode);
export const Business = toPhone(Desktop.Business);
export const BusinessEmpty = toPhone(Desktop.BusinessEmpty);
export const Documents = toPhone(Desktop.Documents);
export const Review = toPhone(Desktop.Review);
export const NotAgreed = toPhone(Desktop.NotAgreed);
export const CodeMissing = toPhone(Desktop.CodeMissing);
export const Submitted = toPhone(Desktop.Submitted);
export const WrongCode = toPhone(Desktop.WrongCode);
export const OpenedMeanwhile = toPhone(Desktop.OpenedMeanwhile);
export const UnderReviewMeanwhile = toPhone(Desktop.UnderReviewMeanwhile);

export const Refused = toPhone(Desktop.Refused);
export const CodeRefused = toPhone(Desktop.CodeRefused);
export const UploadRefused = toPhone(Desktop.UploadRefused);
