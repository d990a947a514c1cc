import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from './CrashScreen.stories.tsx';
import { CrashScreen } from './CrashScreen.tsx';

export default {
  title: 'Screens/Shell/Mobile not loaded',
  component: CrashScreen,
  args: { ...desktop.args, hasHeading: false },
  parameters: { ...onPhone, route: '/m/property/withdraw' },
} satisfies Meta<typeof CrashScreen>;

export const Broken = toPhone(Desktop.Broken);
export const NewVersion = toPhone(Desktop.NewVersion);
export const WithoutConnection = toPhone(Desktop.WithoutConnection);
export const PartOfNewVersion = toPhone(Desktop.PartOfNewVersion);
export const PartWithoutConnection = toPhone(Desktop.PartWithoutConnection);
