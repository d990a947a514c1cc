import type { Meta } from '@storybook/react-vite';
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
  },
} satisfies Meta<typeof AccountScreen>;

export const Saved = toPhone(Desktop.Saved);
export const WrongLink = toPhone(Desktop.WrongLink);
export const GifRefused = toPhone(Desktop.GifRefused);
export const LogoCropped = toPhone(Desktop.LogoCropped);

export const SaveRefused = toPhone(Desktop.SaveRefused);
export const UploadRefused = toPhone(Desktop.UploadRefused);
export const UnderReview = toPhone(Desktop.UnderReview);
export const AuditBeganMeanwhile = toPhone(Desktop.AuditBeganMeanwhile);
export const NameTaken = toPhone(Desktop.NameTaken);
