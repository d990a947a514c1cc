// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineError } from '#lib/browser/chunkError.ts';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { success, testConsole } from './testing.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

async function open(isOnline: boolean, error: Error = missing) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { store, pageLoader } = testConsole(() => success({}), { href: '/record' });
  await act(async () => {
    render(
      <ConsoleProviders store={store}>
        <CrashScreen error={error} />
      </ConsoleProviders>,
    );
  });
  return { online, pageLoader };
}

test('CrashScreen reloads the page when the connection returns', async () => {
  const { online, pageLoader } = await open(false);
  expect(screen.getByText(/will load current data when you’re back online/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  expect(pageLoader.reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(pageLoader.reload).toHaveBeenCalledOnce();
});

test('CrashScreen shows a Reload button if a file is missing while online', async () => {
  const { pageLoader } = await open(true);
  expect(screen.getByText(/A new version/)).toBeTruthy();
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(pageLoader.reload).toHaveBeenCalledOnce();
});

test('CrashScreen shows the version of the console', async () => {
  document.head.innerHTML = '<meta name="version" content="v1.2.3">';
  await open(true);
  expect(screen.getByText('Version v1.2.3')).toBeTruthy();
  document.head.innerHTML = '';
});

test('CrashScreen reloads immediately if the connection has already returned', async () => {
  const { pageLoader } = await open(true, new OfflineError('No messages for payments in en-US'));
  expect(screen.queryByText(/A new version/)).toBeNull();
  expect(pageLoader.reload).toHaveBeenCalledOnce();
});
