import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from './CrashScreen.stories.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Shell/Mobile not loaded',
  component: CrashScreen,
  args: { ...desktop.args, hasHeading: false },
  parameters: { ...onPhone, route: '/m/property/withdraw' },
} satisfies Meta<typeof CrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Broken: Story = toPhone(Desktop.Broken);
export const NewVersion: Story = toPhone(Desktop.NewVersion);
export const WithoutConnection: Story = toPhone(Desktop.WithoutConnection);
export const PartOfNewVersion: Story = toPhone(Desktop.PartOfNewVersion);
export const PartWithoutConnection: Story = toPhone(Desktop.PartWithoutConnection);
