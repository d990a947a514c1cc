import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { withGoogle } from './withGoogle.tsx';

const meta = {
  title: 'Screens/Auth/Email sign-in',
  component: LoginScreen,
  decorators: [withGoogle('authorised', true)],
  parameters: {
    route: '/login?way=password',
    hasOwnPage: true,
    spec: ['§5 Password', '§7 Login calls', '§8 HTTP 422'],
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const at = (method: string) => ({ route: `/login?way=${method}` });
const email = /^(Email address|邮箱)$/;
const secret = /^(Password|密码)$/;

export const Start: Story = { parameters: { route: '/login' } };

export const GoogleFailed: Story = {
  decorators: [withGoogle('failed', true)],
  parameters: { route: '/login', spec: ['§8 Google client'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /sign in with email|使用邮箱和密码/i }));
    await page.findByLabelText(email);
    await waitFor(() => expect(page.getByLabelText(email)).toHaveFocus());
  },
};

export const Password: Story = {};

export const PasswordEmpty: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(sign in|登录)$/i }));
    await expect(page.getByLabelText(email)).toBeInvalid();
    await expect(page.getByLabelText(secret)).toBeInvalid();
  },
};

async function signIn(canvasElement: HTMLElement, address: string, password: string) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(email), address);
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(create account|注册)$/i }));
    await expect(page.getByLabelText(email)).toBeInvalid();
  },
};

export const CodeRefused = refused(
  'auth.sendEmailCode',
  errorCode.EMAIL_EXISTS,
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(email), 'taken@shop.example');
    await userEvent.click(page.getByRole('button', { name: /send code|发送验证码/i }));
  },
  at('register'),
);

/** A code that was never sent, and a new password. */
async function fillAccount(canvasElement: HTMLElement, address: string): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(email), address);
  await userEvent.type(page.getByLabelText(/^(Email code|邮箱验证码)$/), '000000');
  await userEvent.type(page.getByLabelText(/^(New password|新密码)$/), 'Settle2026');
  await userEvent.type(page.getByLabelText(/^(Confirm password|确认密码)$/), 'Settle2026');
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

/** The six digits that the bank has sent last. */
const lastCode = (api: MockApi) => api.inbox()[0]?.code ?? '';

export const Retrieved: Story = {
  parameters: at('retrieve'),
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(email), 'finance@northwind.example');
    await userEvent.click(page.getByRole('button', { name: /send code|发送验证码/i }));
    await page.findByText(/^sent to|^已发送至/i);
    await userEvent.type(page.getByLabelText(/^(Email code|邮箱验证码)$/), lastCode(loaded.api));
    await userEvent.type(page.getByLabelText(/^(New password|新密码)$/), 'Settle2026');
    await userEvent.type(page.getByLabelText(/^(Confirm password|确认密码)$/), 'Settle2026');
    await userEvent.keyboard('{Enter}');
    // A mailbox alone is not enough where an authenticator is bound; a wrong code says so beside its field.
    const code = await page.findByLabelText(/^(google authenticator code|谷歌验证器验证码|谷歌验证码)/i);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, `${loaded.api.currentTotp()}{Enter}`);
    await expect(await page.findByText(/new password is set|密码已重置/i)).toBeVisible();
  },
};
