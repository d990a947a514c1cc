// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { refusal, success, testConsole } from '#app/testing.ts';
import { toastsAtom } from '#data/page/toasts.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { useSignIn } from '../useSignIn.ts';
import type { EmailMethod, SignInMethod } from '../signInMethods.ts';
import { EmailMethods } from './EmailMethods.tsx';

type Server = Parameters<typeof testConsole>[0];

function Example({ method }: { readonly method: EmailMethod }) {
  const [shown, setShown] = useState<SignInMethod>(method);
  const signing = useSignIn();
  if (shown === 'google') return null;
  return <EmailMethods key={shown} method={shown} signing={signing} onMethod={setShown} />;
}

async function open(method: EmailMethod, server: Server) {
  const opened = testConsole(server, { storage: memoryStorage(), href: '/login' });
  await act(async () => render(inStore(opened.store, <Example method={method} />)));
  await screen.findByRole('form');
  const toasts = opened.store.get(toastsAtom);
  return { ...opened, toastTitles: () => toasts.getSnapshot().map(({ title }) => title) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const pathsOf = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

function typeAccount() {
  type('Email address', ' me@shop.example ');
  type('Email code', '123456');
  type('New password', 'Settle2026');
  type('Confirm password', 'Settle2026');
}

it('the email form focuses the first empty field on submit', async () => {
  const { requests } = await open('password', () => success(null));
  expect(document.activeElement).toBe(field('Email address'));
  type('Email address', 'me@shop.example');
  await submit();
  expect(document.activeElement).toBe(field('Password'));
  expect(isInvalid('Email address')).toBe(false);
  expect(requests).toEqual([]);
});

it('the email form stays pending after a sign-in until the page is left', async () => {
  const { requests, pageLoader } = await open('password', () =>
    success({ token: 'final', verification: false }),
  );
  type('Email address', 'me@shop.example');
  type('Password', 'Settle2026');
  await submit();
  await submit();
  await waitFor(() => expect(pageLoader.replace).toHaveBeenCalledTimes(1));
  await submit();
  expect(requests).toHaveLength(1);
  expect(field('Password').value).toBe('Settle2026');
  expect(screen.getByRole('button', { name: /sign in|loading/i }).getAttribute('aria-disabled')).toBe('true');
});

it.each([
  [errorCode.ACCOUNT_NOT_FOUND, 'Email address'],
  [errorCode.PASSWORD_WRONG, 'Password'],
])('the email form shows error %i next to "%s" and in a toast until an edit', async (code, name) => {
  const { toastTitles } = await open('password', () => refusal(code, `refused ${code}`));
  type('Email address', 'me@shop.example');
  type('Password', 'Wrong1234');
  await submit();
  await waitFor(() => expect(isInvalid(name)).toBe(true));
  expect(document.activeElement).toBe(field(name));
  expect(toastTitles()).toEqual([`refused ${code}`]);
  type(name, 'other@shop.example');
  expect(isInvalid(name)).toBe(false);
  expect(toastTitles()).toEqual([]);
});

it('the email form sends no code to an invalid email address', async () => {
  const { requests } = await open('register', () => success(null));
  type('Email address', 'shop');
  await press('Send code');
  expect(isInvalid('Email address')).toBe(true);
  expect(isInvalid('Email code')).toBe(false);
  expect(document.activeElement).toBe(field('Email address'));
  expect(requests).toEqual([]);
});

it('the email form shows the error of a code request next to the related field', async () => {
  let answer = refusal(errorCode.EMAIL_EXISTS, 'mailbox already exists');
  await open('register', () => answer);
  type('Email address', 'taken@shop.example');
  await press('Send code');
  await waitFor(() => expect(isInvalid('Email address')).toBe(true));
  expect(isInvalid('Email code')).toBe(false);

  type('Email address', 'new@shop.example');
  expect(isInvalid('Email address')).toBe(false);
  answer = {
    status: 422,
    body: { code: errorCode.TOO_FREQUENT, msg: 'frequent operation', data: { wait: 40 } },
  };
  await press('Send code');
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email code'));
});

it('the email form rejects two different passwords', async () => {
  const { requests } = await open('register', () => success(null));
  typeAccount();
  type('Confirm password', 'Settle2027');
  await submit();
  expect(screen.getByText('The passwords don’t match')).toBeTruthy();
  expect(document.activeElement).toBe(field('Confirm password'));
  expect(requests).toEqual([]);
});

it('the email form asks for an authenticator code without losing input', async () => {
  const { requests, toastTitles } = await open('retrieve', async (_path, request) => {
    const { google_code } = await request.clone().json();
    if (google_code === undefined) return refusal(errorCode.VERIFICATION_REQUIRED, 'verification required');
    return refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error');
  });
  typeAccount();
  await submit();
  const code = 'Authenticator code';
  await waitFor(() => expect(document.activeElement).toBe(field(code)));
  expect(isInvalid(code)).toBe(false);
  expect(toastTitles()).toEqual([]);
  expect(field('New password').value).toBe('Settle2026');

  await submit();
  expect(isInvalid(code)).toBe(true);
  expect(requests).toHaveLength(1);
  type(code, '000000');
  await submit();
  expect(await screen.findByText('google code error')).toBeTruthy();
  expect(document.activeElement).toBe(field(code));
  const second = await requests[1]?.clone().json();
  expect(second).toMatchObject({ email: 'me@shop.example', email_code: '123456', google_code: '000000' });
  expect(second.password).toMatch(/^[0-9a-f]{64}$/);
  expect(pathsOf(requests)).toEqual([
    expect.stringContaining('/retrieve-password'),
    expect.stringContaining('/retrieve-password'),
  ]);
});

it('the email form keeps only the email address when another form opens', async () => {
  await open('password', () => success(null));
  type('Email address', 'me@shop.example');
  type('Password', 'Settle2026');
  await press('Forgot your password?');
  expect(field('Email address').value).toBe('me@shop.example');
  expect(field('New password').value).toBe('');
  type('Email address', 'mine@shop.example');
  await press('Back to sign-in');
  expect(field('Email address').value).toBe('mine@shop.example');
  expect(field('Password').value).toBe('');
});
