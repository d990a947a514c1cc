// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { maxLength, object, optional, pipe, string } from 'valibot';
import { required } from '@settlement/api-mocks/contract/hashes';
import { inStore } from '#app/testingReact.tsx';
import { ApiError } from '#api/errors.ts';
import { testConsole, success } from '#app/testing.ts';
import { toastsAtom } from '#data/page/toasts.ts';
import type { Language } from '#i18n/language.ts';
import { Form, FormButtons } from './Form.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { FormDraft } from './formState.ts';
import { useForm } from './useForm.ts';

const schema = object({
  label: pipe(required, maxLength(5, 'too_long')),
  note: optional(string(), ''),
  currency: required,
});
const initial = { label: '', note: '', currency: '' };
type Values = typeof initial;
type Send = (values: { label: string }) => Promise<boolean | void>;

interface ExampleProps {
  readonly send: Send;
  readonly start?: Values;
  readonly draft?: FormDraft<Values>;
  readonly isReady?: boolean;
  readonly isClosing?: boolean;
  readonly rules?: (values: Values) => { note?: string | undefined };
  readonly checkOnPause?: readonly (keyof Values)[];
  readonly onInvalid?: (fields: readonly (keyof Values)[]) => void;
}

function Example({ send, start = initial, ...options }: ExampleProps) {
  const form = useForm({
    ...options,
    initial: start,
    schema,
    wireNames: { currency: 'currency_id' },
    submit: send,
  });
  return (
    <Form form={form} label="Example">
      <TextField label="Label" description="As on the invoice" {...form.field('label')} />
      <TextField label="Note" {...form.field('note')} />
      <Select label="Currency" placeholder="Choose" {...form.select('currency')}>
        <SelectItem id="101">USDT</SelectItem>
      </Select>
      <Button onPress={form.reset}>Undo</Button>
      <FormButtons form={form} submitLabel="Save" />
    </Form>
  );
}

const whole = { label: 'Cold', note: '', currency: '101' };

async function open(props: ExampleProps, language: Language = 'en-US') {
  const { store } = testConsole(() => success({}), { language });
  const tree = (given: ExampleProps) => inStore(store, <Example {...given} />);
  const view = render(tree(props));
  await screen.findByRole('form', { name: 'Example' });
  const toastTitles = () =>
    store
      .get(toastsAtom)
      .getSnapshot()
      .map(({ title }) => title);
  return { toastTitles, rerender: (next: ExampleProps) => view.rerender(tree(next)), leave: view.unmount };
}

const label = () => screen.getByRole('textbox', { name: 'Label' });
const note = () => screen.getByRole('textbox', { name: 'Note' });
const currency = () => screen.getByRole('button', { name: /Currency/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const valueOf = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : undefined);
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ')
    .trim();
const refusal = (code: number, errors?: Record<string, string>) =>
  new ApiError('business', { code, msg: `refused ${code}`, data: { ...(errors && { errors }) } });
const rejecting = (error: unknown) => vi.fn<Send>().mockRejectedValue(error);
const resolving = () => vi.fn<Send>().mockResolvedValue(undefined);

it('useForm focuses the first invalid field on submission', async () => {
  const send = resolving();
  await open({ send });
  expect(label().getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(label());
  expect(label().getAttribute('aria-invalid')).toBe('true');
  expect(described(label())).toContain('cannot be empty');
  expect(described(currency())).toContain('cannot be empty');
  expect(note().getAttribute('aria-invalid')).toBeNull();
});

it('useForm shows the errors of the schema in Chinese', async () => {
  await open({ send: resolving() }, 'zh-CN');
  type(label(), 'too long');
  await submit();
  expect(described(label())).toBe('内容过长');
});

it('useForm validates an edited field when the field loses the focus', async () => {
  await open({ send: resolving() });
  fireEvent.blur(label());
  expect(label().getAttribute('aria-invalid')).toBeNull();
  type(label(), 'too long');
  expect(label().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(label());
  expect(described(label())).toContain('too long');
  type(label(), 'Cold');
  expect(label().getAttribute('aria-invalid')).toBeNull();
  expect(described(label())).toBe('As on the invoice');
});

it('useForm validates the checkOnPause fields after a pause in typing', async () => {
  await open({ send: resolving(), checkOnPause: ['label'] });
  vi.useFakeTimers();
  try {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    expect(label().getAttribute('aria-invalid')).toBeNull();
    type(label(), 'too long');
    await pass(200);
    type(label(), 'too long,');
    await pass(200);
    expect(label().getAttribute('aria-invalid')).toBeNull();
    await pass(200);
    expect(described(label())).toContain('too long');
    type(label(), '');
    await pass(1000);
    expect(label().getAttribute('aria-invalid')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('useForm reports invalid fields after a submit and after a server error', async () => {
  const onInvalid = vi.fn<(fields: readonly (keyof Values)[]) => void>();
  const send = rejecting(refusal(errorCode.PARAMETER_ERROR, { currency_id: 'required', other: 'required' }));
  const { rerender } = await open({ send, onInvalid });
  await submit();
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['label', 'currency']);
  rerender({ send, onInvalid, start: whole });
  await submit();
  expect(onInvalid).toHaveBeenCalledTimes(2);
  expect(onInvalid).toHaveBeenLastCalledWith(['currency']);
});

it('useForm shows the error of an additional rule for valid values', async () => {
  const send = resolving();
  const rules = ({ label: typed, note: written }: Values) => ({
    note: typed === written ? 'Says the same as the label' : undefined,
  });
  await open({ send, start: { ...whole, note: 'Cold' }, rules });
  await submit();
  expect(document.activeElement).toBe(note());
  expect(described(note())).toBe('Says the same as the label');
  expect(send).not.toHaveBeenCalled();
});

it('useForm sends the output of the schema', async () => {
  const send = resolving();
  await open({ send, start: { ...whole, label: ' Cold ' } });
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ label: 'Cold', note: '', currency: '101' });
});

it('useForm sends the form only once for repeated submissions', async () => {
  let finish = () => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (finish = resolve)));
  await open({ send, start: whole });
  const form = screen.getByRole('form');
  act(() => {
    for (let press = 0; press < 50; press += 1) fireEvent.submit(form);
  });
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /save/i }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => finish());
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('useForm shows errors from the server next to their fields until they are edited', async () => {
  const send = rejecting(
    refusal(errorCode.PARAMETER_ERROR, { 'label.0': 'too_long', currency_id: 'required' }),
  );
  const { toastTitles } = await open({ send, start: whole });
  await submit();
  expect(document.activeElement).toBe(label());
  expect(described(label())).toContain('too long');
  expect(described(currency())).toContain('cannot be empty');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toastTitles()).toEqual([`refused ${errorCode.PARAMETER_ERROR}`]);

  type(label(), 'Warm');
  expect(label().getAttribute('aria-invalid')).toBeNull();
  expect(described(currency())).toContain('cannot be empty');
  expect(toastTitles()).toEqual([]);
});

it('useForm shows an error without a field above the form until a field is edited', async () => {
  const send = rejecting(refusal(errorCode.PARAMETER_ERROR, { secret: 'required' }));
  const { toastTitles } = await open({ send, start: whole });
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
  await submit();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(`refused ${errorCode.PARAMETER_ERROR}`);
  expect(shown.some((element) => element.contains(alert))).toBe(true);
  expect(toastTitles()).toHaveLength(1);
  type(note(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toastTitles()).toEqual([]);
});

it('useForm doesn’t show "Success" for an error without a message', async () => {
  await open({ send: rejecting(new ApiError('server')), start: whole });
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('This couldn’t be completed. Try again.');
});

it('useForm shows the message of an error code next to the related field', async () => {
  await open({ send: rejecting(refusal(errorCode.NAME_EXISTS)), start: whole });
  await submit();
  expect(described(label())).toBe(`refused ${errorCode.NAME_EXISTS}`);
  expect(document.activeElement).toBe(label());
});

it('useForm clears the fields after a success', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(refusal(errorCode.OPERATION_FAILED))
    .mockResolvedValueOnce();
  const { toastTitles } = await open({ send, start: whole });
  type(note(), 'x');
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('refused');
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toastTitles()).toEqual([]);
  expect(valueOf(note())).toBe('');
});

// In this form, error 10038 doesn't open a verification dialog (specification §8).
it('useForm shows a missing verification without a toast', async () => {
  const { toastTitles } = await open({ send: rejecting(new ApiError('verification')), start: whole });
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('Verify it’s you to continue');
  expect(toastTitles()).toEqual([]);
});

it.each(['aborted', 'unauthorised', 'unknown'] as const)(
  'useForm ignores an error of the kind %s',
  async (kind) => {
    const { toastTitles } = await open({ send: rejecting(new ApiError(kind)), start: whole });
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toastTitles()).toEqual([]);
  },
);

it('useForm keeps all values if nothing was sent', async () => {
  await open({ send: () => Promise.resolve(false), start: whole });
  type(note(), 'x');
  await submit();
  expect(valueOf(note())).toBe('x');
});

it('useForm delays a submit until the server has checked the values', async () => {
  const send = resolving();
  const { rerender } = await open({ send, start: whole, isReady: false });
  await submit();
  expect(send).not.toHaveBeenCalled();
  rerender({ send, start: whole, isReady: true });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

it('useForm cancels a delayed submit if a field is edited or invalid', async () => {
  const send = resolving();
  const { rerender } = await open({ send, start: whole, isReady: false });
  await submit();
  type(note(), 'x');
  rerender({ send, start: whole, isReady: true });
  expect(send).not.toHaveBeenCalled();

  rerender({ send, start: whole, isReady: false });
  await submit();
  rerender({ send, start: whole, isReady: true, rules: () => ({ note: 'Resembles a saved one' }) });
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(note()));
  expect(screen.getByRole('button', { name: /save/i }).getAttribute('aria-disabled')).toBeNull();
});

it('useForm keeps typed values in the draft until a success or a reset', async () => {
  const patch = vi.fn<FormDraft<Values>[1]>();
  const clear = vi.fn<FormDraft<Values>[2]>();
  await open({ send: resolving(), draft: [{ ...whole, note: 'kept' }, patch, clear] });
  expect(valueOf(note())).toBe('kept');
  type(note(), 'more');
  expect(patch).toHaveBeenCalledExactlyOnceWith({ note: 'more' });
  await submit();
  expect(clear).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(clear).toHaveBeenCalledTimes(2);
});

it('useForm restores the initial values when Undo is pressed', async () => {
  await open({ send: resolving(), start: whole });
  type(label(), '');
  await submit();
  expect(label().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(valueOf(label())).toBe('Cold');
  expect(label().getAttribute('aria-invalid')).toBeNull();
});

it('useForm sends a form only once if it closes after a success', async () => {
  const send = resolving();
  await open({ send, start: whole, isClosing: true });
  type(label(), 'Hot');
  await submit();
  expect(valueOf(label())).toBe('Hot');
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it('useForm keeps the text of a deleted draft while the form closes', async () => {
  const clear = vi.fn<FormDraft<Values>[2]>();
  const patch = vi.fn<FormDraft<Values>[1]>();
  const props = { send: resolving(), isClosing: true };
  const { rerender } = await open({ ...props, draft: [{ ...whole, note: 'kept' }, patch, clear] });
  await submit();
  expect(clear).toHaveBeenCalledTimes(1);
  rerender({ ...props, draft: [initial, patch, clear] });
  expect(valueOf(note())).toBe('kept');
});

it('useForm closes its toast when the user leaves the form', async () => {
  const send = rejecting(refusal(errorCode.GOOGLE_CODE_WRONG));
  const { toastTitles, leave } = await open({ send, start: whole });
  await submit();
  await waitFor(() => expect(toastTitles()).toHaveLength(1));
  leave();
  expect(toastTitles()).toEqual([]);
});

function DialogExample({ hasChoice }: { readonly hasChoice: boolean }) {
  const form = useForm({ initial, schema, submit: async () => true });
  return (
    <FormDialog form={form} title="Example" submitLabel="Save" onClose={() => undefined}>
      {hasChoice && <Checkbox>Daily</Checkbox>}
      <TextField label="Label" {...form.field('label')} />
    </FormDialog>
  );
}

it.each([
  { hasChoice: false, focused: 'textbox' },
  { hasChoice: true, focused: 'checkbox' },
])('a form dialog focuses its first control, a $focused', async ({ hasChoice, focused }) => {
  const { store } = testConsole(() => success(null));
  render(inStore(store, <DialogExample hasChoice={hasChoice} />));
  const control = await screen.findByRole(focused);
  await waitFor(() => expect(document.activeElement).toBe(control));
});
