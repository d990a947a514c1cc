import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createToastQueue, type ToastContent } from '@settlement/design-system/ToastQueue';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/errors.ts';
import { Catalog } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { textOf } from '#i18n/useText.ts';
import { createErrorReactions, createErrorToasts, createToastDebounce } from './errorReactions.ts';

const catalog = new Catalog({ load: loadMessages });
await catalog.load('en-US', ['start']);
const text = textOf(catalog, 'en-US');

beforeEach(() => {
  vi.useFakeTimers();
});

function reactions(expireSession = () => true) {
  const toasts: ToastContent[] = [];
  const react = createErrorReactions({
    text: () => text,
    showToast: (toast) => void toasts.push(toast),
    expireSession,
  });
  return { toasts, react };
}

describe('createErrorReactions (specification §8)', () => {
  test('shows the server’s message of a 422 response as an error', () => {
    const { toasts, react } = reactions();
    react(new ApiError('business', { code: errorCode.INSUFFICIENT_BALANCE, msg: 'insufficient balance' }));
    expect(toasts).toEqual([{ tone: 'critical', title: 'insufficient balance' }]);
  });

  test.each<ApiErrorKind>(['verification', 'aborted'])(
    'shows no toast for an error of the kind %s',
    (kind) => {
      const { toasts, react } = reactions();
      react(new ApiError(kind));
      expect(toasts).toEqual([]);
    },
  );

  test('shows the message of a 500 response in a neutral tone, by default “Success”', () => {
    const { toasts, react } = reactions();
    react(new ApiError('server', { msg: 'Ledger is closed' }));
    vi.advanceTimersByTime(1000);
    react(new ApiError('server'));
    expect(toasts).toEqual([
      { tone: 'neutral', title: 'Ledger is closed' },
      { tone: 'neutral', title: 'Success' },
    ]);
  });

  test.each<ApiErrorKind>(['network', 'timeout', 'contract', 'busy'])(
    'shows a toast for an error of the kind %s',
    (kind) => {
      const { toasts, react } = reactions();
      react(new ApiError(kind));
      expect(toasts).toHaveLength(1);
    },
  );

  test('shows the text of specification §7 for a second submission', () => {
    const { toasts, react } = reactions();
    react(new ApiError('duplicate'));
    expect(toasts).toEqual([
      { tone: 'neutral', title: 'url is requesting, please do not repeat submission' },
    ]);
  });

  test('shows the message about a poor network for an error of the kind busy', () => {
    const { toasts, react } = reactions();
    react(new ApiError('busy'));
    expect(toasts).toEqual([{ tone: 'critical', title: text('errors.busy') }]);
  });

  test('shows one message for 20 parallel 401 responses', () => {
    let ends = 0;
    const { toasts, react } = reactions(() => {
      ends += 1;
      return ends === 1;
    });
    for (let time = 0; time < 20; time += 1) react(new ApiError('unauthorised'));
    vi.advanceTimersByTime(5000);
    expect(toasts).toEqual([{ tone: 'caution', title: text('errors.401') }]);
  });

  test('shows a toast for an error that isn’t an ApiError', () => {
    const { toasts, react } = reactions();
    react(new Error('unexpected'));
    expect(toasts).toHaveLength(1);
  });
});

beforeEach(() => {
  vi.useFakeTimers();
});

function setUp() {
  const shown: string[] = [];
  return {
    shown,
    toast: createToastDebounce<string>(
      (text) => void shown.push(text),
      (a, b) => a === b,
    ),
  };
}

test('specification §8: error toasts appear at most once per second', () => {
  const { shown, toast } = setUp();
  for (const text of ['a', 'b', 'c']) toast(text);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'c']);
});

test('equal error messages within a second show one toast', () => {
  const { shown, toast } = setUp();
  toast('a');
  toast('a');
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['a']);
  toast('a');
  expect(shown).toEqual(['a', 'a']);
});

const content = { tone: 'critical' as const, title: 'Insufficient balance' };

it('error toasts report each error once', () => {
  const report = vi.fn<(error: unknown) => void>();
  const once = createErrorToasts(createToastQueue()).once(report);
  const error = new ApiError('network');
  once(error);
  once(error);
  once(new ApiError('network'));
  expect(report).toHaveBeenCalledTimes(2);
});

it('error toasts close only the toast of the dismissed error', () => {
  const queue = createToastQueue();
  const { show, dismiss } = createErrorToasts(queue);
  const [first, second] = [new ApiError('business'), new ApiError('network')];
  show(content, first);
  show({ title: 'No connection' }, second);
  dismiss(first);
  expect(queue.getSnapshot().map(({ title }) => title)).toEqual(['No connection']);
});

it('error toasts don’t show an error that was dismissed before', () => {
  const queue = createToastQueue();
  const { show, dismiss } = createErrorToasts(queue);
  const error = new ApiError('business');
  dismiss(error);
  show(content, error);
  expect(queue.getSnapshot()).toEqual([]);
});
