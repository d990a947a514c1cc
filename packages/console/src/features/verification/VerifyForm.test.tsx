// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { fullCatalog, success, testConsole } from '#app/testing.ts';
import type { Verification } from '#data/verificationDialog.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const catalog = await fullCatalog();
type Submit = Verification['submit'];

interface Question {
  readonly submit: Submit;
  readonly needsPassword?: boolean;
  readonly methods?: VerificationMethod[];
}

async function open({ submit, needsPassword = true, methods = ['google_auth', 'email'] }: Question) {
  const { store } = testConsole(() => success({}), { catalog });
  const onLock = vi.fn<(isLocked: boolean) => void>();
  const verification: Verification = {
    purpose: 8,
    title: 'Confirm withdrawal',
    recap: null,
    confirmLabel: 'Withdraw',
    isDanger: false,
    question: { purpose: 8, methods, need_password: needsPassword, ticket_ttl: 600 },
    attempt: 1,
    submit,
    cancel: () => undefined,
  };
  await act(async () =>
    render(
      <Provider store={store}>
        <I18nProvider>
          <VerifyForm verification={verification} onLock={onLock} />
        </I18nProvider>
      </Provider>,
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

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

it('begins at the password, and comes back to it where it is missing', async () => {
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
  ['tries that are left', errorCode.GOOGLE_CODE_WRONG, { tries_left: 3 }, /3 attempts left/],
  ['a lock', errorCode.TOO_FREQUENT, { reason: 'locked', wait: 900 }, /in 15 minutes/],
  ['a code of another method', errorCode.SMS_CODE_WRONG, {}, /refused/],
])('says %s beside the code, which the next one is typed over', async (_what, body, data, message) => {
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

it('says beside the password that it is wrong, until that is edited', async () => {
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

it('waits for the button where a password is asked for, and sends once', async () => {
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

it('sends a code that stands alone by itself, by the name of its method', async () => {
  const submit = vi.fn<Submit>().mockResolvedValue();
  await open({ submit, needsPassword: false, methods: ['email'] });
  expect(document.activeElement).toBe(code());
  type(code(), '123456');
  await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ email_code: '123456' }));
});

it('empties the code for another method, and does not blame it', async () => {
  await open({ submit: refused(errorCode.GOOGLE_CODE_WRONG) });
  type(password(), 'Settle2026');
  type(code(), '000000');
  await send();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect(code().value).toBe('');
  expect(code().getAttribute('aria-invalid')).toBeNull();
});
