import { expect, it, vi } from 'vitest';

import { createToastQueue } from './createToastQueue.ts';

it('createToastQueue keeps only the newest four toasts and lists the oldest first', () => {
  const queue = createToastQueue();
  for (const title of ['a', 'b', 'c', 'd', 'e']) queue.add({ title });
  expect(queue.getSnapshot().map((toast) => toast.title)).toEqual(['b', 'c', 'd', 'e']);
});

it('createToastQueue replaces a toast that has the same ID', () => {
  const queue = createToastQueue();
  queue.add({ title: 'first' }, { id: 'limit' });
  queue.add({ title: 'second' }, { id: 'limit' });
  expect(queue.getSnapshot()).toMatchObject([{ id: 'limit', title: 'second' }]);
});

it('createToastQueue keeps toasts that have an action until they are closed', () => {
  const queue = createToastQueue();
  queue.add({ title: 'New version', action: { label: 'Reload', onPress: () => undefined } }, { timeout: 10 });
  expect(queue.getSnapshot()[0]?.timeout).toBeUndefined();
});

it('createToastQueue calls listeners on each change until they unsubscribe', () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  const leave = queue.subscribe(listener);
  const id = queue.add({ title: 'a' });
  queue.close('unknown');
  queue.close(id);
  leave();
  queue.add({ title: 'b' });
  expect(listener).toHaveBeenCalledTimes(2);
});
