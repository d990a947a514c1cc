// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createConsoleStore } from '#app/store.ts';
import { userWith } from '#app/testing.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { reportErrorAtom } from '../calls/endpointQuery.ts';
import { type SensitiveAction, boundMethods, usePerform } from './verification.ts';
import { verificationAtom } from './verificationDialog.ts';

const question = { purpose: 8, methods: ['google_auth'], need_password: true, ticket_ttl: 600 };
const requested = () => new ApiError('verification', { data: question });
const refused = (code: number) => new ApiError('business', { code });

function setUp() {
  const store = createConsoleStore();
  const report = vi.fn<(error: unknown) => void>();
  store.set(reportErrorAtom, { report });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePerform(), { wrapper });
  const start = <Data,>(call: SensitiveAction<Data>['call'], asksFirst = false) =>
    result.current({
      purpose: 8,
      content: () => ({ title: 'Send', recap: 'All of it', confirmLabel: 'Send' }),
      asksFirst,
      call,
    });
  const dialog = async () => {
    await vi.waitFor(() => expect(store.get(verificationAtom)).not.toBeNull());
    const open = store.get(verificationAtom);
    if (!open) throw new Error('No dialog');
    return open;
  };
  return { store, report, start, dialog };
}

describe('a sensitive call', () => {
  it('runs without a dialog if the server doesn’t require verification', async () => {
    const { store, start } = setUp();
    await expect(start(async () => 'number 7')).resolves.toEqual({ isDone: true, data: 'number 7' });
    expect(store.get(verificationAtom)).toBeNull();
  });

  it('is repeated with the codes of the dialog after error 10038', async () => {
    const { store, report, start, dialog } = setUp();
    const call = vi
      .fn<SensitiveAction<string>['call']>()
      .mockRejectedValueOnce(requested())
      .mockResolvedValueOnce('sent');
    const outcome = start(call);
    const open = await dialog();
    expect(open.question).toEqual(question);
    await act(() => open.submit({ google_code: '123456', password: 'x' }));
    await expect(outcome).resolves.toEqual({ isDone: true, data: 'sent' });
    expect(call.mock.calls).toEqual([[{}], [{ google_code: '123456', password: 'x' }]]);
    expect(report).not.toHaveBeenCalled();
    expect(store.get(verificationAtom)).toBeNull();
  });

  it('opens the dialog before the first request if it moves money', async () => {
    const { start, dialog } = setUp();
    const call = vi.fn<SensitiveAction<string>['call']>();
    const outcome = start(call, true);
    (await dialog()).cancel();
    await expect(outcome).resolves.toEqual({ isDone: false });
    expect(call).not.toHaveBeenCalled();
  });

  it('isn’t canceled if its dialog is closed while it runs', async () => {
    const { store, start, dialog } = setUp();
    const answered = Promise.withResolvers<string>();
    const call = vi.fn<SensitiveAction<string>['call']>().mockReturnValue(answered.promise);
    const outcome = start(call, true);
    const open = await dialog();
    const submitted = open.submit({ google_code: '123456' });
    open.cancel();
    await expect(start(call, true)).resolves.toEqual({ isDone: false });
    answered.resolve('sent');
    await submitted;
    await expect(outcome).resolves.toEqual({ isDone: true, data: 'sent' });
    expect(call).toHaveBeenCalledOnce();
    expect(store.get(verificationAtom)).toBeNull();
  });

  it.each([requested(), refused(errorCode.GOOGLE_CODE_WRONG)])(
    'is canceled if it’s rejected after its dialog was closed: %s',
    async (refusal) => {
      const { store, start, dialog } = setUp();
      const answered = Promise.withResolvers<string>();
      const outcome = start(() => answered.promise, true);
      const open = await dialog();
      const submitted = open.submit({ google_code: '000000' });
      open.cancel();
      answered.reject(refusal);
      await submitted.catch(() => undefined);
      await expect(outcome).resolves.toEqual({ isDone: false });
      expect(store.get(verificationAtom)).toBeNull();
    },
  );

  it('shows the error of an incorrect code in the dialog and in a toast', async () => {
    const { store, report, start, dialog } = setUp();
    const call = vi
      .fn<SensitiveAction<string>['call']>()
      .mockRejectedValueOnce(refused(errorCode.GOOGLE_CODE_WRONG))
      .mockResolvedValueOnce('sent');
    const outcome = start(call, true);
    const open = await dialog();
    await expect(open.submit({ google_code: '000000' })).rejects.toMatchObject({
      code: errorCode.GOOGLE_CODE_WRONG,
    });
    expect(store.get(verificationAtom)).not.toBeNull();
    expect(report).toHaveBeenCalledOnce();
    await open.submit({ google_code: '123456' });
    await expect(outcome).resolves.toMatchObject({ isDone: true });
  });

  it('shows the error of a used code only in the dialog', async () => {
    const { store, report, start, dialog } = setUp();
    const dismiss = vi.fn<(error: unknown) => void>();
    store.set(errorToastsAtom, { report, dismiss });
    const data = { reason: 'used', wait: 12 };
    const used = new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG, data });
    void start(() => Promise.reject(used), true);
    await expect((await dialog()).submit({ google_code: '000000' })).rejects.toBe(used);
    expect(report).not.toHaveBeenCalled();
    expect(dismiss).toHaveBeenCalledExactlyOnceWith(used);
  });

  it('opens the dialog again if the server requires another method', async () => {
    const { start, dialog, store } = setUp();
    const call = vi
      .fn<SensitiveAction<string>['call']>()
      .mockRejectedValueOnce(new ApiError('verification', { data: { ...question, methods: ['email'] } }))
      .mockResolvedValueOnce('sent');
    const outcome = start(call, true);
    await (await dialog()).submit({ google_code: '123456' });
    expect(store.get(verificationAtom)?.question.methods).toEqual(['email']);
    await (await dialog()).submit({ email_code: '123456' });
    await expect(outcome).resolves.toMatchObject({ isDone: true });
  });

  it('passes an error that isn’t about the codes to the screen', async () => {
    const { store, report, start, dialog } = setUp();
    const outcome = start(() => Promise.reject(refused(errorCode.INSUFFICIENT_BALANCE)), true).catch(
      (error: unknown) => error,
    );
    await (await dialog()).submit({ google_code: '123456' });
    await expect(outcome).resolves.toMatchObject({ code: errorCode.INSUFFICIENT_BALANCE });
    expect(store.get(verificationAtom)).toBeNull();
    expect(report).toHaveBeenCalledOnce();
  });

  it('shows no toast for an unknown outcome', async () => {
    const { report, start, dialog } = setUp();
    const outcome = start(() => Promise.reject(new ApiError('unknown')), true).catch(
      (error: unknown) => error,
    );
    await (await dialog()).submit({ google_code: '123456' });
    await expect(outcome).resolves.toMatchObject({ kind: 'unknown' });
    expect(report).not.toHaveBeenCalled();
  });

  it('is sent once after fifty presses', async () => {
    const { start, dialog } = setUp();
    const call = vi.fn<SensitiveAction<string>['call']>().mockResolvedValue('sent');
    const outcomes = Array.from({ length: 50 }, () => start(call, true));
    await (await dialog()).submit({ google_code: '123456' });
    const done = (await Promise.all(outcomes)).filter(({ isDone }) => isDone);
    expect(done).toHaveLength(1);
    expect(call).toHaveBeenCalledOnce();
  });
});

describe('verification methods of a withdrawal', () => {
  const user = { ...userWith(3), bind_google_auth: true, email: 'office@shop.example', phone: '' };

  it('are the bound methods if the server sends no switches', () => {
    expect(boundMethods({ ...user, security_switch: [] })).toEqual(['google_auth', 'email']);
  });

  it('exclude methods that are turned off', () => {
    const security_switch = [{ type: 2, method: 'google_auth' as const, open: 2 }];
    expect(boundMethods({ ...user, security_switch })).toEqual(['email']);
  });
});
