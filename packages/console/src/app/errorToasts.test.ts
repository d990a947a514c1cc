import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createErrorToasts } from './errorToasts.ts';

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
