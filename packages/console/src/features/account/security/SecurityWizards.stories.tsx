import { errorCode } from '@settlement/api-mocks/contract/errors';
import { DEMO_PASSWORD, DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { hasTokenAtom } from '#data/session/session.ts';
import { type Stage, bankOf, mock, verify } from '#parts/stories/bankStory.ts';
import { onPhone, onSmallestPhone } from '#parts/stories/phoneStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, seen, visible, write, chooseOption } from '#parts/stories/steps.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import {
  dialog,
  emailCode,
  googleCode,
  keepCodes,
  lastCode,
  next,
  scan,
  securityRoute,
  sendCode,
  smsCode,
  typeSent,
} from './securityStory.ts';

export default {
  title: 'Screens/Account/Security wizards',
  component: AccountScreen,
  parameters: { route: securityRoute(), spec: ['§2 Account', '§5 Verification code', '§7 User calls'] },
} satisfies Meta<typeof AccountScreen>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const at = (action: string, ...scenario: string[]) => ({
  route: securityRoute(action),
  mock: { scenario },
});

async function bindGoogle(context: Stage) {
  const form = await dialog(message('account.google.bind'));
  await press(form, next);
  await scan(context, form);
  await press(form, exact('account.google.bind'));
  return form;
}

export const GoogleBind: Story = {
  parameters: at('google', 'user.noMethod'),
  play: async (context) => {
    const form = await bindGoogle(context);
    await keepCodes(form);
    await expect(context.loaded.api.currentTotp()).toMatch(/^\d{6}$/);
  },
};

export const GoogleScan: Story = {
  parameters: at('google', 'user.noMethod'),
  play: async () => {
    const form = await dialog(message('account.google.bind'));
    await press(form, next);
    await visible(form.findByRole('img', { name: message('account.google.qr') }));
  },
};

export const RecoveryCodes: Story = {
  parameters: at('google', 'user.noMethod'),
  play: async (context) => {
    const form = await bindGoogle(context);
    await visible(form.findByRole('list', { name: message('account.recovery.title') }));
  },
};

export const GoogleChange: Story = {
  parameters: at('google'),
  play: async (context) => {
    const form = await dialog(message('account.google.change'));
    await write(form, googleCode, context.loaded.api.currentTotp());
    await press(form, next);
    await scan(context, form);
    await press(form, exact('account.google.change'));
    await keepCodes(form);
    await seen(message('account.security.lock.title'));
  },
};

export const VerifyRefused = refused(
  'security.verify',
  errorCode.GOOGLE_CODE_WRONG,
  async () => {
    const form = await dialog(message('account.google.change'));
    await write(form, googleCode, '000000');
    await press(form, next);
  },
  at('google'),
);

async function unbind(context: Stage) {
  const form = await dialog(message('account.google.unbind'));
  await write(form, googleCode, bankOf(context).currentTotp());
  await typeSent(form, emailCode, lastCode(context));
  await userEvent.type(form.getByLabelText(message('account.security.password')), DEMO_PASSWORD);
  await press(form, exact('account.google.unbind'));
}

export const GoogleUnbind: Story = {
  parameters: at('unbind'),
  play: async (context) => {
    await unbind(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.loaded.api.currentTotp()).toBe('');
  },
};

export const GoogleUnbindOnlyMethod: Story = {
  parameters: at('unbind', 'user.onlyAuthenticator'),
  play: async () => {
    await dialog(message('account.google.unbind'));
    await seen(message('account.wizard.onlyMethod'));
  },
};

async function recover(context: Stage, code: string) {
  const form = await dialog(message('account.google.recovery'));
  await write(form, message('account.google.recoveryCode'), code);
  await typeSent(form, emailCode, lastCode(context));
  await press(form, exact('account.google.unbind'));
}

export const GoogleRecovery: Story = {
  parameters: at('recovery', 'user.recoveryCode'),
  play: async (context) => {
    await recover(context, 'aaaaa-bbbbb');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function writeNewEmail(context: Stage, address = 'books@n.example') {
  const form = await dialog(message('account.email.title'));
  await typeSent(form, emailCode, lastCode(context));
  await write(form, googleCode, bankOf(context).currentTotp());
  await press(form, next);
  await write(form, message('account.email.new'), address);
  return form;
}

async function changeEmail(context: Stage, seconds = 0) {
  const form = await writeNewEmail(context);
  await typeSent(form, emailCode, lastCode(context));
  bankOf(context).advance(seconds);
  await press(form, exact('account.email.title'));
}

export const EmailChange: Story = {
  parameters: at('email'),
  play: async (context) => {
    await changeEmail(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(message('account.security.lock.title'));
  },
};

export const EmailTaken: Story = {
  parameters: { ...at('email'), spec: ['§8 10016'] },
  play: async (context) => {
    const form = await writeNewEmail(context, 'taken@n.example');
    await press(form, sendCode);
    await seen(message('errors.10016'));
  },
};

export const EmailTicketExpired: Story = {
  parameters: at('email'),
  play: async (context) => {
    await changeEmail(context, 700);
    await seen(message('account.wizard.expired'));
  },
};

async function sendNumber(
  context: Stage,
  form: Awaited<ReturnType<typeof dialog>>,
  [typed, option]: readonly [string, RegExp],
  number: string,
) {
  const area = await form.findByRole('combobox', { name: message('common.region.areaCode') });
  // In Chinese, the field already contains China.
  await userEvent.clear(area);
  await userEvent.type(area, typed);
  await chooseOption(option);
  await write(form, message('account.phone.number'), number);
  await typeSent(form, smsCode, lastCode(context));
}

export const PhoneBind: Story = {
  parameters: at('phone', 'user.noMethod'),
  play: async (context) => {
    const form = await dialog(message('account.security.phone.do'));
    await typeSent(form, emailCode, lastCode(context));
    await press(form, next);
    await sendNumber(context, form, ['+49', /\+49/], '15112345678');
    await press(form, exact('account.security.phone.do'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PhoneWrong: Story = {
  parameters: { ...at('phone', 'user.noMethod'), spec: ['§5 Phone'] },
  play: async (context) => {
    const form = await dialog(message('account.security.phone.do'));
    await typeSent(form, emailCode, lastCode(context));
    await press(form, next);
    const number = await form.findByRole('textbox', { name: message('account.phone.number') });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(number, '123');
    await press(form, sendCode);
    await form.findAllByText(message('errors.field.enter_phoneC'));
  },
};

export const PhoneChange: Story = {
  parameters: at('phone'),
  play: async (context) => {
    const form = await dialog(message('account.phone.change'));
    await typeSent(form, smsCode, lastCode(context));
    await press(form, next);
    await sendNumber(context, form, ['+852', /\+852/], '51234567');
    await press(form, exact('account.phone.change'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function writePassword(old: string, password: string, again: string, code: string) {
  const form = await dialog(/./);
  const field = (name: RegExp) => form.getByLabelText(name, { selector: 'input' });
  if (old !== '') await userEvent.type(field(message('account.password.old')), old);
  await userEvent.type(field(exact('common.password.new')), password);
  await userEvent.type(field(message('account.password.again')), again);
  await write(form, googleCode, code);
  await press(form, exact('account.password.save'));
}

export const PasswordChange: Story = {
  parameters: at('password'),
  play: async ({ loaded }) => {
    await writePassword(DEMO_PASSWORD, 'Harbour12', 'Harbour12', loaded.api.currentTotp());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(message('account.security.lock.title'));
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
    const form = await dialog(message('account.reset.title'));
    await typeSent(form, emailCode, lastCode(context));
    await writePassword('', 'Harbour12', 'Harbour12', context.loaded.api.currentTotp());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TradePasswordFirst: Story = { parameters: at('trade', 'user.noMethod') };

async function typeId(id: string) {
  const form = await dialog(message('account.delete.title'));
  await write(form, message('account.delete.type'), id);
  await press(form, exact('account.delete.title'));
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
    await seen(message('account.wizard.balance'));
  },
};

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
    await verify(context);
    await waitFor(() => expect(gone).toEqual([expect.stringMatching(/^(\/m)?\/login\?reason=deleted$/)]));
    await expect(loaded.store.get(hasTokenAtom)()).toBe(false);
    await expect(() => loaded.api.signIn('authorised')).toThrow();
  },
};

async function writeForgotten(context: Stage) {
  const form = await dialog(message('account.forgot.title'));
  await typeSent(form, emailCode, lastCode(context));
  await write(form, googleCode, bankOf(context).currentTotp());
  const field = (name: RegExp) => form.getByLabelText(name, { selector: 'input' });
  await userEvent.type(field(exact('common.password.new')), 'Harbour12');
  await userEvent.type(field(message('account.password.again')), 'Harbour12');
  await press(form, exact('account.forgot.submit'));
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
  render: () => <AccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${securityRoute('google')}` },
};
export const SmallPhone: Story = {
  render: () => <AccountScreen />,
  globals: { viewport: { value: 'small' } },
  parameters: { ...onSmallestPhone, route: `/m${securityRoute('trade')}`, ...mock() },
};

async function writeNumber(context: Stage) {
  const form = await dialog(message('account.security.phone.do'));
  await typeSent(form, emailCode, lastCode(context));
  await press(form, next);
  const number = await form.findByRole('textbox', { name: message('account.phone.number') });
  await waitFor(() => expect(number).toHaveFocus());
  const area = form.getByRole('combobox', { name: message('common.region.areaCode') });
  await userEvent.click(area);
  await userEvent.clear(area);
  await userEvent.type(area, '+49');
  await chooseOption(/\+49/);
  await userEvent.type(number, '15112345678');
  return form;
}

export const PhoneRefused = refused(
  'security.phone',
  errorCode.SMS_CODE_WRONG,
  async (context) => {
    const form = await writeNumber(context);
    await press(form, sendCode);
    await form.findAllByRole('button', { name: message('verification.wait') });
    await write(form, smsCode, '000000');
    await press(form, exact('account.security.phone.do'));
  },
  at('phone', 'user.noMethod'),
);

export const PhoneTaken: Story = {
  parameters: { ...at('phone', 'user.noMethod'), spec: ['§8 10009'] },
  play: async (context) => {
    const form = await writeNumber(context);
    context.loaded.api.failNext('auth.sendSmsCode', errorCode.PHONE_INVALID);
    await press(form, sendCode);
    await seen(message('errors.10009'));
  },
};

export const EmailCodeRefused = refused(
  'auth.sendEmailCode',
  errorCode.TOO_FREQUENT,
  async () => {
    const form = await dialog(message('account.email.title'));
    await press(form, sendCode);
  },
  at('email'),
);

export const TextCodeRefused = refused(
  'auth.sendSmsCode',
  errorCode.TOO_FREQUENT,
  async () => {
    const form = await dialog(message('account.phone.change'));
    await press(form, sendCode);
  },
  at('phone'),
);

export const GoogleRefused = refused(
  'security.setGoogleAuth',
  errorCode.OPERATION_FAILED,
  unbind,
  at('unbind'),
);

export const RecoveryRefused = refused(
  'security.recovery',
  errorCode.GOOGLE_CODE_WRONG,
  (context) => recover(context, 'zzzzz-zzzzz'),
  at('recovery', 'user.recoveryCode'),
);

export const EmailRefused = refused('security.mailbox', errorCode.EMAIL_EXISTS, changeEmail, at('email'));

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
