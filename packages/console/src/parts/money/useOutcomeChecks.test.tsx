// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { act, renderHook, within } from '#app/testingReact.tsx';
import type { CheckResult } from '#data/money/money.ts';
import { useOutcomeChecks } from './useOutcomeChecks.ts';

const REQUEST = '7f1b0c52-4f0e-4c4e-9d2e-0a5b1f3c9d10';

beforeEach(() => void vi.useFakeTimers());

function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  window.dispatchEvent(new Event('visibilitychange'));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(check: () => Promise<CheckResult>) {
  const { store } = testConsole(() => success(null));
  return renderHook(() => useOutcomeChecks(REQUEST, check), within(store));
}

describe('the lookups of an outcome', () => {
  it('start immediately and become rarer, down to one per minute', async () => {
    const times: number[] = [];
    const start = Date.now();
    open(async () => {
      times.push((Date.now() - start) / 1000);
      return Promise.resolve('open');
    });
    await wait(180_000);
    expect(times).toEqual([0, 2, 6, 14, 29, 59, 119, 179]);
  });

  it('pause while the page is hidden, and continue when the user returns', async () => {
    const check = vi.fn<() => Promise<CheckResult>>(() => Promise.resolve('open'));
    open(check);
    await wait(1_000);
    show('hidden');
    await wait(600_000);
    expect(check).toHaveBeenCalledTimes(1);
    show('visible');
    await wait(0);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('are never sent in parallel', async () => {
    const check = vi
      .fn<() => Promise<CheckResult>>(() => new Promise(() => undefined))
      .mockResolvedValueOnce('open');
    const { result } = open(check);
    await wait(3_000);
    expect(result.current.isChecking).toBe(true);
    await act(async () => Promise.resolve(result.current.checkNow()));
    await wait(120_000);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('report that the server offers no lookups', async () => {
    const { result } = open(() => Promise.resolve('unsupported'));
    await wait(1_000);
    expect(result.current).toMatchObject({ isChecking: false, isUnsupported: true });
  });
});
