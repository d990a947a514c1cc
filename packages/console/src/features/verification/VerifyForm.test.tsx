// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { ApiError } from '#api/errors.ts';
import { clockAtom } from '#data/calls/serverClock.ts';
import { success, testConsole } from '#app/testing.ts';
import type { Verification } from '#data/money/verificationDialog.ts';
import { VerifyForm } from './VerifyForm.tsx';

type Submit = Verification['submit'];

interface Question {
  readonly submit: Submit;
  readonly needsPassword?: boolean;
  readonly methods?: VerificationMethod[];
  readonly now?: () => number;
}

async function open({ submit, needsPassword = true, methods = ['google_auth', 'email'], now }: Question) {
  const { store } = testConsole(() => success({}));
  if (now) store.set(clockAtom, { now });
  const onLock = vi.fn<(isLocked: boolean) => void>();
  const verification: Verification = {
    purpose: 8,
    content: () => ({ title: 'Confirm withdrawal', recap: null, confirmLabel: 'Withdraw' }),
    isDanger: false,
    question: { purpose: 8, methods, need_password: needsPassword, ticket_ttl: 600 },
    attempt: 1,
    submit,
    cancel: () => undefined,
  };
  await act(async () =>
    render(
      inStore(store, <VerifyForm verification={verification} confirmLabel="Withdraw" onLock={onLock} />),
    ),
  );
  return { onLock };
}

const password = () => screen.getByLabelText(/password$/i, { selector: 'input' });
const code = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /withdraw|processing/i })));
const refused = (body: number, data: object = {}) =>
  vi.fn<Submit>().mockRejectedValue(new ApiError('business', { code: body, msg: `refused ${body}`, data }));

it('the verification form focuses an empty password field', async () => {
  const submit = vi.fn<Submit>();
  await open({ submit });
  expect(document.activeElement).toBe(password());
  code().focus();
  await send();
  expect(screen.getByText('Enter the verification code')).toBeTruthy();
  expect(document.activeElement).toBe(password());
  expect(submit).not.toHaveBeenCalled();
});

it.each([
  ['the attempts left', errorCode.GOOGLE_CODE_WRONG, { tries_left: 3 }, /3 attempts left/],
  ['a lock', errorCode.TOO_FREQUENT, { reason: 'locked', wait: 900 }, /in 15 minutes/],
  ['the error of another code', errorCode.SMS_CODE_WRONG, {}, /refused/],
])('the verification form shows %s next to the code field', async (_what, body, data, message) => {
  await open({ submit: refused(body, data) });
  type(password(), 'Settle2026');
  type(code(), '000000');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(code());
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the verification form counts down to the next code after a used code', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const now = vi.fn<() => number>(() => 1000);
  const tick = (time: number) => {
    now.mockReturnValue(time);
    act(() => void vi.advanceTimersByTime(1000));
  };
  await open({ submit: refused(errorCode.GOOGLE_CODE_WRONG, { reason: 'used', wait: 12 }), now });
  type(password(), 'Settle2026');
  type(code(), '000000');
  await send();
  expect(screen.getByText(/in 12 seconds/)).toBeTruthy();
  tick(1011);
  expect(screen.getByText(/in 1 second\./)).toBeTruthy();
  type(password(), 'Settle2027');
  tick(1012);
  expect(screen.getByText(/Enter the current code/)).toBeTruthy();
  type(code(), '000001');
  expect(screen.queryByText(/already been used/)).toBeNull();
});

it('the verification form shows the error of a wrong password until it’s edited', async () => {
  await open({ submit: refused(errorCode.PASSWORD_WRONG) });
  type(password(), 'Wrong1234');
  type(code(), '000000');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(code().getAttribute('aria-invalid')).toBeNull();
  type(password(), 'Wrong12345');
  expect(password().getAttribute('aria-invalid')).toBeNull();
});

it('the verification form with a password is sent only by its button', async () => {
  let finish = () => {};
  const submit = vi.fn<Submit>(() => new Promise((resolve) => (finish = resolve)));
  const { onLock } = await open({ submit });
  type(password(), 'Settle2026');
  await act(async () => void type(code(), '123456'));
  expect(submit).not.toHaveBeenCalled();
  await send();
  await send();
  expect(onLock).toHaveBeenLastCalledWith(true);
  await act(async () => finish());
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ google_code: '123456' });
  expect(submit.mock.calls[0]?.[0].password).toMatch(/^[0-9a-f]{64}$/);
  expect(onLock).toHaveBeenLastCalledWith(false);
});

it('the verification form without a password sends a complete code automatically', async () => {
  const submit = vi.fn<Submit>().mockResolvedValue();
  await open({ submit, needsPassword: false, methods: ['email'] });
  expect(document.activeElement).toBe(code());
  type(code(), '123456');
  await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ email_code: '123456' }));
});

it('the verification form clears the code if the method changes', async () => {
  await open({ submit: refused(errorCode.GOOGLE_CODE_WRONG) });
  type(password(), 'Settle2026');
  type(code(), '000000');
  await send();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect(code().value).toBe('');
  expect(code().getAttribute('aria-invalid')).toBeNull();
});

it('the verification form sends the next code after an expired one', async () => {
  const expired = new ApiError('business', { code: errorCode.EMAIL_CODE_WRONG, data: { tries_left: 4 } });
  const submit = vi.fn<Submit>().mockRejectedValueOnce(expired).mockResolvedValue();
  await open({ submit, methods: ['email'] });
  type(password(), 'Settle2026');
  type(code(), '111111');
  await send();
  expect(await screen.findByText(/4 attempts left/)).toBeTruthy();
  type(code(), '222222');
  expect(code().getAttribute('aria-invalid')).toBeNull();
  await send();
  expect(submit).toHaveBeenLastCalledWith(expect.objectContaining({ email_code: '222222' }));
});
