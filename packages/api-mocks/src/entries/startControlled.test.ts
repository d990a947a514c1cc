import { describe, expect, it, vi } from 'vitest';
import { startControlled } from './startControlled.ts';

function startedIn(controller: object | null) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('location', { reload });
  const start = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
  const isStarted = vi.fn<() => void>();
  void startControlled({ start }, { quiet: true }).then(isStarted);
  return { reload, start, isStarted };
}

describe('the worker of a page', () => {
  it('is started where it controls the page', async () => {
    const { reload, start, isStarted } = startedIn({});
    await vi.waitFor(() => expect(isStarted).toHaveBeenCalled());
    expect(start).toHaveBeenCalledWith({ quiet: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads a page that it does not control once more, before anything is called', async () => {
    const { reload, isStarted } = startedIn(null);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(isStarted).not.toHaveBeenCalled();
  });
});
