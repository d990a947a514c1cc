import { errorCode } from '@settlement/api-mocks/contract/errors';
import { DEMO_PASSWORD, DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { hasTokenAtom } from '#data/session.ts';
import { type Stage, bankOf } from '#parts/bankStory.ts';
import { chooseOption } from '#parts/optionStory.ts';
import { onPhone, onSmallestPhone } from '#parts/phoneStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { AccountScreen } from '../desktop/AccountScreen.tsx';
import { MobileAccountScreen } from '../mobile/MobileAccountScreen.tsx';
import {
  dialog,
  emailCode,
  googleCode,
  keepCodes,
  lastCode,
  mock,
  next,
  press,
  scan,
  securityRoute,
  seen,
  sendCode,
  smsCode,
  typeSent,
} from './securityStory.ts';

const meta = {
  title: 'Screens/Account/Security wizards',
  component: AccountScreen,
  parameters: { route: securityRoute(), spec: ['§2 Account', '§5 Verification code', '§7 User calls'] },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const at = (action: string, ...scenario: string[]) => ({
  route: securityRoute(action),
  mock: { scenario },
});

export const GoogleBind: Story = {
  parameters: at('google', 'user.noMethod'),
  play: async (context) => {
    const form = await dialog(/set up google authenticator|绑定谷歌验证器/i);
    await press(form, next);
    await scan(context, form);
    await press(form, /^(set up google authenticator|绑定谷歌验证器)$/i);
    await keepCodes(form);
    await expect(context.loaded.api.currentTotp()).toMatch(/^\d{6}$/);
  },
};

/** The second step, with the code to scan. */
export const GoogleScan: Story = {
  parameters: at('google', 'user.noMethod'),
  play: async () => {
    const form = await dialog(/set up google authenticator|绑定谷歌验证器/i);
    await press(form, next);
    await expect(await form.findByRole('img', { name: /qr code|二维码/i })).toBeVisible();
  },
};

/** Shown once: the wizard ends when they are kept. */
export const RecoveryCodes: Story = {
  parameters: at('google', 'user.noMethod'),
  play: async (context) => {
    const form = await dialog(/set up google authenticator|绑定谷歌验证器/i);
    await press(form, next);
    await scan(context, form);
    await press(form, /^(set up google authenticator|绑定谷歌验证器)$/i);
    await expect(await form.findByRole('list', { name: /recovery codes|恢复码/i })).toBeVisible();
  },
};

export const GoogleChange: Story = {
  parameters: at('google'),
  play: async (context) => {
    const form = await dialog(/change google authenticator|更换谷歌验证器/i);
    await userEvent.type(form.getByRole('textbox', { name: googleCode }), context.loaded.api.currentTotp());
    await press(form, next);
    await scan(context, form);
    await press(form, /^(change google authenticator|更换谷歌验证器)$/i);
    await keepCodes(form);
    await seen(/withdrawals are paused|提现已暂停/i);
  },
};

export const VerifyRefused = refused(
  'security.verify',
  errorCode.GOOGLE_CODE_WRONG,
  async () => {
    const form = await dialog(/change google authenticator|更换谷歌验证器/i);
    await userEvent.type(form.getByRole('textbox', { name: googleCode }), '000000');
    await press(form, next);
  },
  at('google'),
);

export const GoogleUnbind: Story = {
  parameters: at('unbind'),
  play: async (context) => {
    const form = await dialog(/remove google|解绑谷歌/i);
    await userEvent.type(form.getByRole('textbox', { name: googleCode }), context.loaded.api.currentTotp());
    await typeSent(form, emailCode, lastCode(context));
    await userEvent.type(form.getByLabelText(/^(account password|账户密码)/i), DEMO_PASSWORD);
    await press(form, /^(remove google authenticator|解绑谷歌验证器)$/i);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.loaded.api.currentTotp()).toBe('');
  },
};

export const GoogleUnbindOnlyMethod: Story = {
  parameters: at('unbind', 'user.onlyAuthenticator'),
  play: async () => {
    await dialog(/remove google|解绑谷歌/i);
    await seen(/only way to verify withdrawals|唯一的提现验证方式/i);
  },
};

export const GoogleRecovery: Story = {
  parameters: at('recovery', 'user.recoveryCode'),
  play: async (context) => {
    const form = await dialog(/recovery code|恢复码/i);
    await userEvent.type(form.getByRole('textbox', { name: /^(recovery code|恢复码)/i }), 'aaaaa-bbbbb');
    await typeSent(form, emailCode, lastCode(context));
    await press(form, /^(remove google authenticator|解绑谷歌验证器)$/i);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** As far as the new address. */
async function writeNewEmail(context: Stage, address = 'books@n.example') {
  const form = await dialog(/change email|更换邮箱/i);
  await typeSent(form, emailCode, lastCode(context));
  await userEvent.type(form.getByRole('textbox', { name: googleCode }), bankOf(context).currentTotp());
  await press(form, next);
  await userEvent.type(await form.findByRole('textbox', { name: /^(new email|新邮箱)/i }), address);
  return form;
}

export const EmailChange: Story = {
  parameters: at('email'),
  play: async (context) => {
    const form = await writeNewEmail(context);
    await typeSent(form, emailCode, lastCode(context));
    await press(form, /^(change email|更换邮箱)$/i);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(/withdrawals are paused|提现已暂停/i);
  },
};

export const EmailTaken: Story = {
  parameters: { ...at('email'), spec: ['§8 10016'] },
  play: async (context) => {
    const form = await writeNewEmail(context, 'taken@n.example');
    await press(form, sendCode);
    await seen(/mailbox already exists|邮箱已被使用/i);
  },
};

export const EmailTicketExpired: Story = {
  parameters: at('email'),
  play: async (context) => {
    const form = await writeNewEmail(context);
    await typeSent(form, emailCode, lastCode(context));
    context.loaded.api.advance(700);
    await press(form, /^(change email|更换邮箱)$/i);
    await seen(/verification has expired|验证已过期/i);
  },
};

export const PhoneBind: Story = {
  parameters: at('phone', 'user.noMethod'),
  play: async (context) => {
    const form = await dialog(/add phone number|绑定手机/i);
    await typeSent(form, emailCode, lastCode(context));
    await press(form, next);
    const area = await form.findByRole('combobox', { name: /area code|区号/i });
    await userEvent.click(area);
    await userEvent.type(area, 'germany');
    await chooseOption(/germany|德国/i);
    await userEvent.type(form.getByRole('textbox', { name: /phone number|手机号/i }), '15112345678');
    await typeSent(form, smsCode, lastCode(context));
    await press(form, /^(add phone number|绑定手机)$/i);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PhoneWrong: Story = {
  parameters: { ...at('phone', 'user.noMethod'), spec: ['§5 Phone'] },
  play: async (context) => {
    const form = await dialog(/add phone number|绑定手机/i);
    await typeSent(form, emailCode, lastCode(context));
    await press(form, next);
    const number = await form.findByRole('textbox', { name: /phone number|手机号/i });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(number, '123');
    await press(form, sendCode);
    // The focus is where something is wrong first, in the list of area codes; the number says what it needs.
    await form.findAllByText(/5 to 14 digits|5 到 14 位/i);
  },
};

export const PhoneChange: Story = {
  parameters: at('phone'),
  play: async (context) => {
    const form = await dialog(/change phone number|更换手机/i);
    await typeSent(form, smsCode, lastCode(context));
    await press(form, next);
    const area = await form.findByRole('combobox', { name: /area code|区号/i });
    await userEvent.click(area);
    await userEvent.type(area, '+852');
    await chooseOption(/hong kong|香港/i);
    await userEvent.type(form.getByRole('textbox', { name: /phone number|手机号/i }), '51234567');
    await typeSent(form, smsCode, lastCode(context));
    await press(form, /^(change phone number|更换手机)$/i);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function writePassword(old: string, password: string, again: string, code: string) {
  const form = await dialog(/password|密码/i);
  const field = (name: RegExp) => form.getByLabelText(name, { selector: 'input' });
  if (old !== '') await userEvent.type(field(/^(current password|当前密码)/i), old);
  await userEvent.type(field(/^(new password|新密码)/i), password);
  await userEvent.type(field(/^(confirm new|再次输入)/i), again);
  await userEvent.type(form.getByRole('textbox', { name: googleCode }), code);
  await press(form, /^(save password|保存密码)$/i);
}

export const PasswordChange: Story = {
  parameters: at('password'),
  play: async ({ loaded }) => {
    await writePassword(DEMO_PASSWORD, 'Harbour12', 'Harbour12', loaded.api.currentTotp());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(/withdrawals are paused|提现已暂停/i);
  },
};

export const PasswordMismatch: Story = {
  parameters: at('password'),
  play: async ({ loaded }) => {
    await writePassword(DEMO_PASSWORD, 'Harbour12', 'Harbour13', loaded.api.currentTotp());
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toHaveFocus());
  },
};

export const PasswordRefused = refused(
  'security.password',
  errorCode.PASSWORD_MISMATCH,
  ({ loaded }) => writePassword('Wrong1234', 'Harbour12', 'Harbour12', loaded.api.currentTotp()),
  at('password'),
);

export const TradePasswordSameAsAccount: Story = {
  parameters: at('trade'),
  play: async ({ loaded }) => {
    await writePassword(DEMO_TRADE_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD, loaded.api.currentTotp());
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toHaveFocus());
  },
};

export const TradePasswordReset: Story = {
  parameters: at('reset'),
  play: async (context) => {
    const form = await dialog(/reset transaction|重置交易/i);
    await typeSent(form, emailCode, lastCode(context));
    await writePassword('', 'Harbour12', 'Harbour12', context.loaded.api.currentTotp());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TradePasswordFirst: Story = { parameters: at('trade', 'user.noMethod') };

async function typeId(id: string) {
  const form = await dialog(/delete account|注销账户/i);
  await userEvent.type(form.getByRole('textbox', { name: /type your merchant id|请输入商户/i }), id);
  await press(form, /^(delete account|注销账户)$/i);
}

export const DeleteWrongId: Story = {
  parameters: at('delete'),
  play: async () => {
    await typeId('1');
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toHaveFocus());
  },
};

export const DeleteRefused: Story = {
  parameters: { ...at('delete'), spec: ['§8 10001'] },
  play: async ({ loaded }) => {
    await typeId(loaded.api.merchant().mchid);
    await seen(/can still be withdrawn or is on hold|账户仍有可提余额或冻结金额/i);
  },
};

/** Where the browser would have gone, instead of going there. */
function pageLoads({ loaded }: Played): readonly string[] {
  const gone: string[] = [];
  const go = (href: string) => void gone.push(href);
  loaded.store.set(pageLoaderAtom, { assign: go, replace: go, reload: () => undefined });
  return gone;
}

export const Deleted: Story = {
  parameters: at('delete', 'user.zeroBalances'),
  play: async (context) => {
    const { loaded } = context;
    const gone = pageLoads(context);
    await typeId(loaded.api.merchant().mchid);
    const code = await screen.findByRole('textbox', { name: googleCode });
    await userEvent.type(
      screen.getByLabelText(/^(transaction password|交易密码)/i, { selector: 'input' }),
      DEMO_TRADE_PASSWORD,
    );
    await userEvent.type(code, loaded.api.currentTotp());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(gone).toEqual([expect.stringMatching(/^(\/m)?\/login\?reason=deleted$/)]));
    await expect(loaded.store.get(hasTokenAtom)()).toBe(false);
    await expect(() => loaded.api.signIn('authorised')).toThrow();
  },
};

async function writeForgotten(context: Stage) {
  const form = await dialog(/reset account password|重置账户密码/i);
  await typeSent(form, emailCode, lastCode(context));
  await userEvent.type(form.getByRole('textbox', { name: googleCode }), bankOf(context).currentTotp());
  const field = (name: RegExp) => form.getByLabelText(name, { selector: 'input' });
  await userEvent.type(field(/^(new password|新密码)/i), 'Harbour12');
  await userEvent.type(field(/^(confirm new|再次输入)/i), 'Harbour12');
  await press(form, /^(reset and sign out|重置并退出登录)$/i);
}

export const ForgottenPassword: Story = {
  parameters: at('forgot'),
  play: async (context) => {
    const gone = pageLoads(context);
    await writeForgotten(context);
    await waitFor(() => expect(gone[0]).toMatch(/^(\/m)?\/login\?reason=newPassword$/));
    await expect(context.loaded.api.merchant().profile.lockReason).toBe('password');
  },
};

export const OnMobile: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${securityRoute('google')}` },
};
export const SmallPhone: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'small' } },
  parameters: { ...onSmallestPhone, route: `/m${securityRoute('trade')}`, ...mock() },
};

/** As far as the new number and its code. */
async function writeNumber(context: Stage) {
  const form = await dialog(/add phone number|绑定手机/i);
  await typeSent(form, emailCode, lastCode(context));
  await press(form, next);
  const number = await form.findByRole('textbox', { name: /phone number|手机号/i });
  // The step takes the focus when it is there.
  await waitFor(() => expect(number).toHaveFocus());
  const area = form.getByRole('combobox', { name: /area code|区号/i });
  await userEvent.click(area);
  // In Chinese, China stands there already.
  await userEvent.clear(area);
  await userEvent.type(area, '+49');
  await chooseOption(/germany|德国/i);
  await userEvent.type(number, '15112345678');
  return form;
}

export const PhoneRefused = refused(
  'security.phone',
  errorCode.SMS_CODE_WRONG,
  async (context) => {
    const form = await writeNumber(context);
    await userEvent.click(form.getByRole('button', { name: sendCode }));
    await form.findAllByRole('button', { name: /resend in|秒后重新/i });
    await userEvent.type(form.getByRole('textbox', { name: smsCode }), '000000');
    await press(form, /^(add phone number|绑定手机)$/i);
  },
  at('phone', 'user.noMethod'),
);

export const PhoneTaken: Story = {
  parameters: { ...at('phone', 'user.noMethod'), spec: ['§8 10009'] },
  play: async (context) => {
    const form = await writeNumber(context);
    context.loaded.api.failNext('auth.sendSmsCode', errorCode.PHONE_INVALID);
    await userEvent.click(form.getByRole('button', { name: sendCode }));
    await seen(/mobile number already exists|手机号已存在|手机号/i);
  },
};

/** Nothing sends the code: the first step of the wizard stays. */
export const EmailCodeRefused = refused(
  'auth.sendEmailCode',
  errorCode.TOO_FREQUENT,
  async () => {
    const form = await dialog(/change email|更换邮箱/i);
    await userEvent.click(await form.findByRole('button', { name: sendCode }));
  },
  at('email'),
);

export const TextCodeRefused = refused(
  'auth.sendSmsCode',
  errorCode.TOO_FREQUENT,
  async () => {
    const form = await dialog(/change phone number|更换手机/i);
    await userEvent.click(await form.findByRole('button', { name: sendCode }));
  },
  at('phone'),
);

export const GoogleRefused = refused(
  'security.setGoogleAuth',
  errorCode.OPERATION_FAILED,
  async (context) => {
    const form = await dialog(/remove google|解绑谷歌/i);
    await userEvent.type(form.getByRole('textbox', { name: googleCode }), context.loaded.api.currentTotp());
    await typeSent(form, emailCode, lastCode(context));
    await userEvent.type(form.getByLabelText(/^(account password|账户密码)/i), DEMO_PASSWORD);
    await press(form, /^(remove google authenticator|解绑谷歌验证器)$/i);
  },
  at('unbind'),
);

export const RecoveryRefused = refused(
  'security.recovery',
  errorCode.GOOGLE_CODE_WRONG,
  async (context) => {
    const form = await dialog(/recovery code|恢复码/i);
    await userEvent.type(form.getByRole('textbox', { name: /^(recovery code|恢复码)/i }), 'zzzzz-zzzzz');
    await typeSent(form, emailCode, lastCode(context));
    await press(form, /^(remove google authenticator|解绑谷歌验证器)$/i);
  },
  at('recovery', 'user.recoveryCode'),
);

export const EmailRefused = refused(
  'security.mailbox',
  errorCode.EMAIL_EXISTS,
  async (context) => {
    const form = await writeNewEmail(context);
    await typeSent(form, emailCode, lastCode(context));
    await press(form, /^(change email|更换邮箱)$/i);
  },
  at('email'),
);

export const DeletionRefused = refused(
  'user.delete',
  errorCode.PARAMETER_ERROR,
  ({ loaded }) => typeId(loaded.api.merchant().mchid),
  at('delete', 'user.zeroBalances'),
);

export const ForgottenPasswordRefused = refused(
  'auth.retrievePassword',
  errorCode.PASSWORD_UNCHANGED,
  writeForgotten,
  at('forgot'),
);
