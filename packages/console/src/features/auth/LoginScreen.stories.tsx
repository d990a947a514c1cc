import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/stories/refusalStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { press, type, visible } from '#parts/stories/steps.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { withGoogle } from './withGoogle.tsx';

export default {
  title: 'Screens/Auth/Login',
  component: LoginScreen,
  parameters: { route: '/login', hasOwnPage: true, spec: ['§2 Login', '§4 Login states'] },
} satisfies Meta<typeof LoginScreen>;

const pressGoogle = async (canvasElement: HTMLElement) => press(within(canvasElement), 'Google');

export const Default: Story = { decorators: [withGoogle()] };

export const Loading: Story = { decorators: [withGoogle('loading')] };

export const GoogleFailed: Story = {
  decorators: [withGoogle('failed')],
  parameters: { spec: ['§8 Google client'] },
};

export const LoginExpired: Story = {
  decorators: [withGoogle()],
  parameters: {
    route: '/login?redirect=%2Frecord&reason=expired',
    spec: ['§4 Login expired', '§8 HTTP 401'],
  },
};

export const AccountDeleted: Story = {
  decorators: [withGoogle()],
  parameters: { route: '/login?reason=deleted' },
};

export const PasswordReset: Story = {
  decorators: [withGoogle()],
  parameters: { route: '/login?reason=newPassword' },
};

export const AccountDoesNotExist: Story = {
  decorators: [withGoogle('nobody')],
  parameters: { spec: ['§8 10003'] },
  play: async ({ canvasElement }) => {
    await pressGoogle(canvasElement);
    await visible(within(canvasElement).findByText(message('errors.10003')));
  },
};

export const SecondStep: Story = {
  decorators: [withGoogle('two-step')],
  play: async ({ canvasElement }) => {
    await pressGoogle(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus());
  },
};

export const EmptyCode: Story = {
  decorators: [withGoogle('two-step')],
  parameters: { spec: ['§2 input_google_code'] },
  play: async ({ canvasElement }) => {
    await pressGoogle(canvasElement);
    await within(canvasElement).findByRole('textbox');
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};

export const VerifyRefused = {
  ...refused('auth.verifyLogin', errorCode.GOOGLE_CODE_WRONG, async ({ canvasElement }) => {
    await pressGoogle(canvasElement);
    await type(within(canvasElement).findByRole('textbox'), '000000');
  }),
  decorators: [withGoogle('two-step')],
};
