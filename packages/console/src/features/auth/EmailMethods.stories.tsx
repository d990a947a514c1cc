import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, type, visible } from '#parts/stories/steps.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { withGoogle } from './withGoogle.tsx';

export default {
  title: 'Screens/Auth/Email sign-in',
  component: LoginScreen,
  decorators: [withGoogle('authorised', true)],
  parameters: {
    route: '/login?way=password',
    hasOwnPage: true,
    spec: ['§5 Password', '§7 Login calls', '§8 HTTP 422'],
  },
} satisfies Meta<typeof LoginScreen>;
const at = (method: string) => ({ route: `/login?way=${method}` });
const email = exact('common.email');
const secret = exact('auth.password.label');

export const Start: Story = { parameters: { route: '/login' } };

export const GoogleFailed: Story = {
  decorators: [withGoogle('failed', true)],
  parameters: { route: '/login', spec: ['§8 Google client'] },
  play: async ({ canvas: page }) => {
    await press(page, message('auth.method.password'));
    await page.findByLabelText(email);
    await waitFor(() => expect(page.getByLabelText(email)).toHaveFocus());
  },
};

export const Password: Story = {};

export const PasswordEmpty: Story = {
  play: async ({ canvas: page }) => {
    await press(page, exact('auth.title'));
    await expect(page.getByLabelText(email)).toBeInvalid();
    await expect(page.getByLabelText(secret)).toBeInvalid();
  },
};

async function signIn(canvasElement: HTMLElement, address: string, password: string) {
  const page = within(canvasElement);
  await type(page.findByLabelText(email), address);
  await userEvent.type(page.getByLabelText(secret), password);
  await userEvent.keyboard('{Enter}');
}

export const WrongPassword: Story = {
  parameters: { spec: ['§8 10011'] },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, 'finance@northwind.example', 'Wrong1234');
    await waitFor(() => expect(within(canvasElement).getByLabelText(secret)).toBeInvalid());
  },
};

export const SignInRefused = refused('auth.login', errorCode.ACCOUNT_NOT_FOUND, ({ canvasElement }) =>
  signIn(canvasElement, 'nobody@example.com', 'Northwind1'),
);

export const SecondStep: Story = {
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, 'treasury@fabrikam.example', 'Northwind1');
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus());
  },
};

export const Register: Story = { parameters: at('register') };

export const RegisterEmpty: Story = {
  parameters: { ...at('register'), spec: ['§5 Email'] },
  play: async ({ canvas: page }) => {
    await press(page, exact('auth.register.submit'));
    await expect(page.getByLabelText(email)).toBeInvalid();
  },
};

export const CodeRefused = refused(
  'auth.sendEmailCode',
  errorCode.EMAIL_EXISTS,
  async ({ canvas: page }) => {
    await type(page.findByLabelText(email), 'taken@shop.example');
    await press(page, message('verification.send'));
  },
  at('register'),
);

async function fillAccount(canvasElement: HTMLElement, address: string): Promise<void> {
  const page = within(canvasElement);
  await type(page.findByLabelText(email), address);
  await userEvent.type(page.getByLabelText(exact('verification.code.email')), '000000');
  await userEvent.type(page.getByLabelText(exact('common.password.new')), 'Settle2026');
  await userEvent.type(page.getByLabelText(exact('auth.password.confirm')), 'Settle2026');
  await userEvent.keyboard('{Enter}');
}

export const RegisterRefused = refused(
  'auth.register',
  errorCode.EMAIL_CODE_WRONG,
  ({ canvasElement }) => fillAccount(canvasElement, 'books@shop.example'),
  at('register'),
);

export const Retrieve: Story = { parameters: at('retrieve') };

export const RetrieveRefused = refused(
  'auth.retrievePassword',
  errorCode.EMAIL_CODE_WRONG,
  ({ canvasElement }) => fillAccount(canvasElement, 'finance@northwind.example'),
  at('retrieve'),
);

const lastCode = (api: MockApi) => api.inbox()[0]?.code ?? '';

export const Retrieved: Story = {
  parameters: at('retrieve'),
  play: async ({ canvas: page, loaded }) => {
    await type(page.findByLabelText(email), 'finance@northwind.example');
    await press(page, message('verification.send'));
    await page.findByText(message('verification.sentTo'));
    await userEvent.type(page.getByLabelText(exact('verification.code.email')), lastCode(loaded.api));
    await userEvent.type(page.getByLabelText(exact('common.password.new')), 'Settle2026');
    await userEvent.type(page.getByLabelText(exact('auth.password.confirm')), 'Settle2026');
    await userEvent.keyboard('{Enter}');
    // If an authenticator app is bound, its code is required in addition to the email code.
    const code = await page.findByLabelText(message('verification.code.google_auth'));
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, `${loaded.api.currentTotp()}{Enter}`);
    await visible(page.findByText(message('auth.retrieve.done')));
  },
};
