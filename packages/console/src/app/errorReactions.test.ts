import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { ToastContent } from '@settlement/design-system/ToastQueue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/errors.ts';
import { Catalog } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { textOf } from '#i18n/textOf.ts';
import { createErrorReactions } from './errorReactions.ts';

const catalog = new Catalog({ load: loadMessages });
await catalog.load('en-US', ['common']);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function reactions(expireSession = () => true) {
  const toasts: ToastContent[] = [];
  const react = createErrorReactions({
    text: () => textOf(catalog, 'en-US'),
    showToast: (toast) => void toasts.push(toast),
    expireSession,
  });
  return { toasts, react };
}

describe('specification §8', () => {
  test('422 shows the server message as an error', () => {
    const { toasts, react } = reactions();
    react(new ApiError('business', { code: errorCode.INSUFFICIENT_BALANCE, msg: 'insufficient balance' }));
    expect(toasts).toEqual([{ tone: 'critical', title: 'insufficient balance' }]);
  });

  test.each<ApiErrorKind>(['verification', 'aborted'])('%s is silent', (kind) => {
    const { toasts, react } = reactions();
    react(new ApiError(kind));
    expect(toasts).toEqual([]);
  });

  test('500 shows its message in a neutral tone, "Success" where it has none, never as a success', () => {
    const { toasts, react } = reactions();
    react(new ApiError('server', { msg: 'Ledger is closed' }));
    vi.advanceTimersByTime(1000);
    react(new ApiError('server'));
    expect(toasts).toEqual([
      { tone: 'neutral', title: 'Ledger is closed' },
      { tone: 'neutral', title: 'Success' },
    ]);
  });

  test.each<ApiErrorKind>(['network', 'timeout', 'contract', 'busy'])('%s says something', (kind) => {
    const { toasts, react } = reactions();
    react(new ApiError(kind));
    expect(toasts).toHaveLength(1);
  });

  test('a second submission shows the words of §7, not a failure', () => {
    const { toasts, react } = reactions();
    react(new ApiError('duplicate'));
    expect(toasts).toEqual([
      { tone: 'neutral', title: 'url is requesting, please do not repeat submission' },
    ]);
  });

  test('a raised loading flag shows the poor-network words', () => {
    const { toasts, react } = reactions();
    react(new ApiError('busy'));
    expect(toasts).toEqual([
      { tone: 'critical', title: 'Poor internet connection. Please try again later.' },
    ]);
  });

  test('20 parallel 401s: one message, one end of the session', () => {
    let ends = 0;
    const { toasts, react } = reactions(() => {
      ends += 1;
      return ends === 1;
    });
    for (let time = 0; time < 20; time += 1) react(new ApiError('unauthorised'));
    vi.advanceTimersByTime(5000);
    expect(toasts).toEqual([{ tone: 'caution', title: 'Your login has expired. Please sign in again.' }]);
  });

  test('what is no ApiError still says something', () => {
    const { toasts, react } = reactions();
    react(new Error('unexpected'));
    expect(toasts).toHaveLength(1);
  });
});
