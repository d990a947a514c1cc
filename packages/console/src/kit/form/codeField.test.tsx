// @vitest-environment jsdom
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { Button } from '@settlement/design-system/Button';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { TextField } from '@settlement/design-system/TextField';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { object, string } from 'valibot';
import { inStore } from '#app/testingReact.tsx';
import { ApiError } from '#api/errors.ts';
import { success, testConsole } from '#app/testing.ts';
import { toastsAtom } from '#data/page/toasts.ts';
import { Form, FormButtons } from './Form.tsx';
import { useFocusFirst } from './focus.ts';
import { useForm } from './useForm.ts';

const schema = object({ email: string(), code: sixDigits });
type Send = (values: { email: string; code: string }) => Promise<boolean | void>;

interface ExampleProps {
  readonly send: Send;
  readonly unsent?: unknown;
}

function Example({ send, unsent }: ExampleProps) {
  const form = useForm({
    initial: { email: 'a@b.example', code: '' },
    schema,
    wireNames: { code: 'email_code' },
    submit: send,
  });
  const { onError, ...code } = form.code('code');
  useFocusFirst(form.ref);
  return (
    <Form form={form} label="Example">
      <input type="radio" />
      <input role="combobox" aria-label="Country code" aria-expanded="false" aria-controls="list" />
      <TextField label="Email" {...form.field('email')} />
      <CodeInput label="Code" {...code} onComplete={(value) => form.submit({ code: value })} />
      <Button onPress={() => onError('Not sent', unsent)}>Send code</Button>
      <FormButtons form={form} submitLabel="Save" />
    </Form>
  );
}

async function open(props: ExampleProps) {
  const { store } = testConsole(() => success({}));
  render(inStore(store, <Example {...props} />));
  await screen.findByRole('form', { name: 'Example' });
  const toasts = store.get(toastsAtom);
  return { toastTitles: () => toasts.getSnapshot().map(({ title }) => title) };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const refused = (body: number, errors?: Record<string, string>) =>
  new ApiError('business', { code: body, msg: `refused ${body}`, data: { ...(errors && { errors }) } });
const resolving = () => vi.fn<Send>().mockResolvedValue(undefined);

it('the form focuses its first text field that has no list of options', async () => {
  await open({ send: resolving() });
  expect(document.activeElement).toBe(email());
});

it('the code field is validated only on submit', async () => {
  const send = resolving();
  await open({ send });
  type(code(), '12');
  fireEvent.blur(code());
  expect(isInvalid(code())).toBe(false);
  await submit();
  expect(screen.getByText('Enter the 6-digit code')).toBeTruthy();
  expect(document.activeElement).toBe(code());
  type(code(), '123');
  expect(isInvalid(code())).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

it('the code field selects a rejected code so that typing replaces it', async () => {
  const send = vi.fn<Send>().mockRejectedValue(refused(errorCode.EMAIL_CODE_WRONG));
  await open({ send });
  type(code(), '000000');
  expect(await screen.findByText(`refused ${errorCode.EMAIL_CODE_WRONG}`)).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
});

it('the code field shows the error of a code request until the code is edited', async () => {
  const { toastTitles } = await open({ send: resolving(), unsent: refused(errorCode.TOO_FREQUENT) });
  press('Send code');
  expect(screen.getByText('Not sent')).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(toastTitles()).toEqual([`refused ${errorCode.TOO_FREQUENT}`]);
  type(code(), '1');
  expect(screen.queryByText('Not sent')).toBeNull();
  expect(toastTitles()).toEqual([]);
});

it.each([
  ['its name', refused(errorCode.PARAMETER_ERROR, { email: 'validaEmail' })],
  ['its code', refused(errorCode.EMAIL_EXISTS)],
])('the error of a code request appears next to another field, found by %s', async (_by, unsent) => {
  await open({ send: resolving(), unsent });
  press('Send code');
  expect(isInvalid(email())).toBe(true);
  expect(isInvalid(code())).toBe(false);
  expect(document.activeElement).toBe(email());
  expect(screen.queryByText('Not sent')).toBeNull();
});

it('the code field sends a complete code once', async () => {
  let refuse = (_error: unknown) => {};
  const send = vi.fn<Send>(() => new Promise((_resolve, reject) => (refuse = reject)));
  await open({ send });
  type(code(), '111111');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  type(code(), '222222');
  await act(async () => refuse(refused(errorCode.OPERATION_FAILED)));
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.example', code: '111111' });
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull();
});
