// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { refusal, success, testConsole, userWith } from '#app/testing.ts';
import { toastsAtom } from '#data/page/toasts.ts';
import { AuthenticatorWizard } from './AuthenticatorWizard.tsx';
import { EmailWizard } from './EmailWizard.tsx';
import { ForgotPasswordWizard } from './ForgotPasswordWizard.tsx';
import { AccountPasswordWizard } from './PasswordWizard.tsx';
import { PhoneWizard } from './PhoneWizard.tsx';
import { RecoveryWizard } from './RecoveryWizard.tsx';
import type { WizardProps } from './wizard.ts';

const user: UserInfo = { ...userWith(3), email: 'me@shop.example', bind_google_auth: false };

type Reply = ReturnType<typeof success>;
const sent = success({ interval: 60, expire_time: 600, email_mask: 'm***', phone_mask: '+49***' });
const ticket = success({ ticket: 'ticket', expire_time: 600 });

async function open(
  Wizard: ComponentType<WizardProps>,
  replies: Readonly<Record<string, Reply | (() => Promise<Reply>)>>,
  known: Partial<UserInfo> = {},
) {
  const opened = testConsole(async (path) => {
    if (path.endsWith('/user/info')) return success({ ...user, ...known });
    if (path.endsWith('/send-verification-code') && !('/send-verification-code' in replies)) return sent;
    const reply = Object.entries(replies).find(([end]) => path.endsWith(end))?.[1] ?? success(null);
    return typeof reply === 'function' ? reply() : reply;
  });
  const onClose = vi.fn<() => void>();
  const onLock = vi.fn<(isLocked: boolean) => void>();
  await act(async () =>
    render(inStore(opened.store, <Wizard user={{ ...user, ...known }} onClose={onClose} onLock={onLock} />)),
  );
  const toasts = opened.store.get(toastsAtom);
  return {
    onClose,
    onLock,
    pageLoader: opened.pageLoader,
    toastTitles: () => toasts.getSnapshot().map(({ title }) => title),
    bodies: (end: string) =>
      Promise.all(
        opened.requests
          .filter(({ url }) => new URL(url).pathname.endsWith(end))
          .map((request) => request.clone().json()),
      ),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

async function prove(code = 'Email code') {
  type(code, '123456');
  await press('Continue');
}

it('a wizard keeps the entered text while it closes', async () => {
  const { onClose } = await open(EmailWizard, { '/user/verification': ticket, '/user/mailbox': sent });
  await prove();
  await waitFor(() => expect(document.activeElement).toBe(field('New email')));
  type('New email', 'new@shop.example');
  type('Email code', '654321');
  await press('Change email');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(field('New email').value).toBe('new@shop.example');
});

it('a wizard returns to step one without losing input if the ticket has expired', async () => {
  const { toastTitles, bodies, onClose } = await open(EmailWizard, {
    '/user/verification': ticket,
    '/user/mailbox': refusal(errorCode.VERIFICATION_REQUIRED, 'verification required'),
  });
  await prove();
  await waitFor(() => expect(document.activeElement).toBe(field('New email')));
  type('New email', ' new@shop.example ');
  type('Email code', '654321');
  await press('Change email');
  expect(await bodies('/user/mailbox')).toEqual([
    { email: 'new@shop.example', email_code: '654321', ticket: 'ticket' },
  ]);
  expect(await screen.findByText(/verification has expired/)).toBeTruthy();
  expect(document.activeElement).toBe(field('Email code'));
  expect(field('Email code').value).toBe('');
  expect(toastTitles()).toEqual([]);

  await prove();
  await waitFor(() => expect(field('New email').value).toContain('new@shop.example'));
  expect(isInvalid('Email code')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

it('a wizard sends a step once for repeated submissions', async () => {
  let answer = (_reply: Reply) => {};
  const { bodies, onLock } = await open(EmailWizard, {
    '/user/verification': () => new Promise((resolve) => (answer = resolve)),
  });
  type('Email code', '123456');
  const form = field('Email code').form;
  if (!form) throw new Error('no form');
  await act(async () => {
    for (let count = 0; count < 5; count += 1) fireEvent.submit(form);
  });
  expect(onLock).toHaveBeenLastCalledWith(true);
  await act(async () => answer(ticket));
  await waitFor(() => expect(field('New email')).toBeTruthy());
  expect(await bodies('/user/verification')).toHaveLength(1);
  expect(onLock).toHaveBeenLastCalledWith(false);
});

it('a wizard marks an invalid or already used email address', async () => {
  const { bodies, toastTitles } = await open(EmailWizard, {
    '/user/verification': ticket,
    '/send-verification-code': refusal(errorCode.EMAIL_EXISTS, 'mailbox already exists'),
  });
  await prove();
  await waitFor(() => expect(field('New email')).toBeTruthy());
  type('New email', 'none');
  await press('Send code');
  expect(isInvalid('New email')).toBe(true);
  expect(await bodies('/send-verification-code')).toEqual([]);

  type('New email', 'taken@shop.example');
  await press('Send code');
  expect(await screen.findByText('mailbox already exists')).toBeTruthy();
  expect(document.activeElement).toBe(field('New email'));
  expect(isInvalid('Email code')).toBe(false);
  expect(toastTitles()).toEqual(['mailbox already exists']);
});

it('a wizard focuses the phone number in the second step', async () => {
  const { bodies } = await open(PhoneWizard, { '/user/verification': ticket });
  await prove();
  await waitFor(() => expect(document.activeElement).toBe(field('Phone number')));
  expect(screen.queryByRole('listbox')).toBeNull();
  type('Phone number', '(151) 123');
  fireEvent.blur(field('Phone number'));
  expect(field('Phone number').value).toBe('151123');
  await press('Send code');
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
  expect(isInvalid('Phone number')).toBe(false);
  expect(await bodies('/send-verification-code')).toEqual([]);
});

it('a wizard shows the error of a recovery code next to its field', async () => {
  const { bodies } = await open(RecoveryWizard, {
    '/recovery': refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error'),
  });
  type('Recovery code', ' AAAAA-bbbbb ');
  type('Email code', '123456');
  await press('Remove authenticator app');
  expect(await screen.findByText('google code error')).toBeTruthy();
  expect(document.activeElement).toBe(field('Recovery code'));
  expect(await bodies('/recovery')).toEqual([{ recovery_code: 'aaaaa-bbbbb', email_code: '123456' }]);
});

it('a wizard shows a missing verification (10038) in the form without a toast', async () => {
  const { toastTitles } = await open(AccountPasswordWizard, {
    '/user/password': refusal(errorCode.VERIFICATION_REQUIRED, 'verification required'),
  });
  type('Current password', 'Settle2026');
  type('New password', 'Harbour12');
  type('Confirm new password', 'Harbour12');
  type('Email code', '123456');
  await press('Save password');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(toastTitles()).toEqual([]);
  expect(field('New password').value).toBe('Harbour12');
});

it('a wizard sends only the code of the selected method', async () => {
  const { bodies, onClose } = await open(
    AccountPasswordWizard,
    { '/user/password': success({ withdraw_lock_until: 0 }) },
    { bind_google_auth: true },
  );
  type('Current password', 'Settle2026');
  type('New password', 'Harbour12');
  type('Confirm new password', 'Harbour12');
  await press('Save password');
  expect(isInvalid('Authenticator code')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect(isInvalid('Email code')).toBe(false);
  type('Email code', '123456');
  await press('Save password');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const [body] = await bodies('/user/password');
  expect(Object.keys(body).toSorted()).toEqual([
    'confirm_password',
    'email_code',
    'old_password',
    'password',
    'type',
  ]);
});

it('a wizard is locked until the user confirms that the recovery codes are saved', async () => {
  const { onLock } = await open(AuthenticatorWizard, {
    '/user/google-auth': success({
      bind: false,
      secret: 'ABCD',
      qrcode: 'otpauth://totp/x?secret=ABCD',
      expire_time: 600,
      bound_time: 0,
      bind_google_auth: true,
      recovery_codes: ['aaaaa-bbbbb'],
      withdraw_lock_until: 0,
    }),
  });
  await press('Continue');
  await screen.findByRole('img');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
  await press('Continue');
  type('Authenticator code', '123456');
  type('Email code', '654321');
  await press('Set up authenticator app');
  expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy();
  expect(onLock).toHaveBeenLastCalledWith(true);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(onLock).toHaveBeenLastCalledWith(false);
});

it('a wizard opens the sign-in page with the reason after a password reset', async () => {
  const { pageLoader } = await open(ForgotPasswordWizard, {
    '/retrieve-password': success({ withdraw_lock_until: 1_790_000_000 }),
  });
  type('Email code', '123456');
  type('New password', 'Secret123');
  type('Confirm new password', 'Secret123');
  await press('Reset and sign out');
  await waitFor(() => expect(pageLoader.assign).toHaveBeenCalledExactlyOnceWith('/login?reason=newPassword'));
});
