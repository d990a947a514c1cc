// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createConsoleStore } from '#app/store.ts';
import { memoryLocationSource } from '#lib/browser/locationSource.ts';
import { blockedNavigationAtom, useLeaveGuard } from './leaveGuard.ts';
import { locationAtom, pathnameAtom } from './location.ts';

test('navigation to another page is blocked while a form is unsaved', () => {
  const store = createConsoleStore({ location: memoryLocationSource('/accountInfo') });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender, unmount } = renderHook(({ isDirty }) => useLeaveGuard(isDirty), {
    wrapper,
    initialProps: { isDirty: true },
  });

  store.set(locationAtom, '/accountInfo?page_tab=_security');
  expect(store.get(blockedNavigationAtom)).toBeNull();
  store.set(locationAtom, '/record?status=2', { replace: true });
  expect(store.get(pathnameAtom)).toBe('/accountInfo');
  expect(store.get(blockedNavigationAtom)).toEqual({ href: '/record?status=2', options: { replace: true } });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  store.set(locationAtom, '/record', { isForced: true });
  expect(store.get(pathnameAtom)).toBe('/record');

  rerender({ isDirty: false });
  store.set(locationAtom, '/');
  expect(store.get(pathnameAtom)).toBe('/');
  unmount();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
