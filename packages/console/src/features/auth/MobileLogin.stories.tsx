import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { press } from '#parts/stories/steps.ts';
import * as Desktop from './LoginScreen.stories.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { withGoogle } from './withGoogle.tsx';

export default {
  title: 'Screens/Auth/Mobile login',
  component: LoginScreen,
  parameters: { ...onPhone, route: '/m/login', hasOwnPage: true, spec: ['§2 Login'] },
} satisfies Meta<typeof LoginScreen>;

export const Default: Story = { decorators: [withGoogle()] };
export const Loading = toPhone(Desktop.Loading);
export const GoogleFailed: Story = { decorators: [withGoogle('failed')] };
export const LoginExpired = toPhone(Desktop.LoginExpired);
export const AccountDeleted = toPhone(Desktop.AccountDeleted);
export const PasswordReset = toPhone(Desktop.PasswordReset);
export const AccountDoesNotExist = toPhone(Desktop.AccountDoesNotExist);

export const SecondStep: Story = {
  decorators: [withGoogle('two-step')],
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), 'Google');
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus());
  },
};

export const EmptyCode = toPhone(Desktop.EmptyCode);
export const VerifyRefused = toPhone(Desktop.VerifyRefused);
