// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { within } from '#app/testingReact.tsx';
import { clockAtom } from '#data/calls/serverClock.ts';
import { draftStorageAtom } from '#data/page/draftStorage.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { useIdleLock } from './useIdleLock.ts';

const START = 1_795_143_570;
beforeEach(() => vi.useFakeTimers({ now: START * 1000 }));

function open(kept: Parameters<typeof memoryStorage>[0] = {}) {
  const storage = memoryStorage({ token: 'token', idleMinutes: '5', ...kept });
  const page = testConsole(() => success(null), { storage, href: '/record?status=2' });
  page.store.set(clockAtom, { now: () => Math.floor(Date.now() / 1000) });
  const hook = renderHook(() => useIdleLock(), within(page.store));
  const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  const press = () => act(() => void window.dispatchEvent(new Event('keydown')));
  return { ...page, storage, wait, press, left: () => hook.result.current };
}

describe('an idle session', () => {
  it('shows a warning one minute before it ends', () => {
    const { wait, left, storage, pageLoader, requests, store } = open();
    store.get(draftStorageAtom).set('1/withdraw', { amount: '5' });
    wait(239);
    expect(left()).toBeUndefined();
    wait(1);
    expect(left()).toBe(60);
    wait(59);
    expect([left(), storage.get('token')]).toEqual([1, 'token']);
    wait(1);
    expect(storage.get('token')).toBeNull();
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith(
      '/login?redirect=%2Frecord%3Fstatus%3D2&reason=expired',
    );
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/user/login-out']);
    expect(store.get(draftStorageAtom).get('1/withdraw')).toEqual({ amount: '5' });
  });

  it.each(['keydown', 'pointerdown', 'wheel', 'touchmove'])('is extended by a %s event', (sign) => {
    const { wait, left, storage } = open();
    wait(270);
    expect(left()).toBe(30);
    act(() => void window.dispatchEvent(new Event(sign)));
    expect(left()).toBeUndefined();
    wait(239);
    expect([left(), storage.get('token')]).toEqual([undefined, 'token']);
  });

  it('ends on time even if the system clock was set back', () => {
    const { wait, storage } = open();
    wait(10);
    vi.setSystemTime((START - 86_400) * 1000);
    wait(299);
    expect(storage.get('token')).toBe('token');
    wait(2);
    expect(storage.get('token')).toBeNull();
  });

  it('is extended by activity in another tab', () => {
    const { wait, left, storage } = open();
    wait(270);
    storage.set('activeAt', String(START + 270));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'activeAt' })));
    expect(left()).toBeUndefined();
  });

  it.each([
    ['15', 15],
    ['30', 30],
    ['60', 60],
    ['nonsense', 30],
  ])('lasts according to the stored setting: %s is %i minutes', (idleMinutes, minutes) => {
    const { wait, storage } = open({ idleMinutes });
    wait(minutes * 60 - 1);
    expect(storage.get('token')).toBe('token');
    wait(1);
    expect(storage.get('token')).toBeNull();
  });

  it('never ends if the merchant turned off the limit', () => {
    const { wait, left, storage } = open({ idleMinutes: 'never' });
    wait(2 * 3600);
    expect([left(), storage.get('token')]).toEqual([undefined, 'token']);
  });

  it('ends if its time is over when the page opens', () => {
    const { storage, pageLoader, press } = open({ activeAt: String(START - 301) });
    expect(storage.get('token')).toBeNull();
    press();
    expect(pageLoader.replace).toHaveBeenCalledTimes(1);
  });
});
