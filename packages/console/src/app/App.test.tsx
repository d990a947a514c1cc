// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { locationAtom } from '#data/location.ts';
import { expireSessionAtom } from '#data/session.ts';
import { memoryStorage } from '#lib/storage.ts';
import { App } from './App.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { fullCatalog, success, testConsole, userWith } from './testing.ts';

const catalog = await fullCatalog();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

async function open(href: string, { device = 'desktop', status = 3, isSignedIn = true } = {}) {
  const opened = testConsole(
    (path) =>
      path.endsWith('/user/info') ? success(userWith(status)) : success({ total: 0, unread: 0, list: [] }),
    {
      catalog,
      href,
      device: device === 'mobile' ? 'mobile' : 'desktop',
      storage: memoryStorage(isSignedIn ? { token: 'token' } : {}),
    },
  );
  await act(async () => {
    render(
      <ConsoleProviders store={opened.store}>
        <App />
      </ConsoleProviders>,
    );
  });
  return opened;
}

describe('specification §2, routing rules', () => {
  test('without a token, a protected page leads to the login page and back', async () => {
    const { pageLoader } = await open('/accountInfo?page_tab=_security', { isSignedIn: false });
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith(
      '/login?redirect=%2FaccountInfo%3Fpage_tab%3D_security',
    );
  });

  test('specification §4: after a 401 the login page is told the reason, whatever the page does meanwhile', async () => {
    const { store, pageLoader } = await open('/openAuth');
    await act(async () => {
      store.set(expireSessionAtom);
      store.set(locationAtom, '/openAuth?current=2');
    });
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/login?redirect=%2FopenAuth&reason=expired');
  });

  test('on phones to their own login page', async () => {
    const { pageLoader } = await open('/m/accountInfo', { device: 'mobile', isSignedIn: false });
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/m/login?redirect=%2Fm%2FaccountInfo');
  });

  test('an unknown path says No Match, with a way home', async () => {
    await open('/nowhere');
    expect(await screen.findByText('Sorry, not found this page.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('No Match · Settlement Business Center');
  });

  test('an address in other case is unknown, too, and shows no screen to who is signed out', async () => {
    const { requests } = await open('/RECORD', { isSignedIn: false });
    expect(await screen.findByText('Sorry, not found this page.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('on phones home is /m/', async () => {
    await open('/m/nowhere', { device: 'mobile' });
    expect((await screen.findByRole('link', { name: 'Back Home' })).getAttribute('href')).toBe('/m/');
  });

  test('a desktop on /m moves off it and keeps its query', async () => {
    const { location } = await open('/m/accountInfo?page_tab=_security#x');
    await waitFor(() =>
      expect(location.get()).toEqual({ pathname: '/accountInfo', search: '?page_tab=_security', hash: '#x' }),
    );
    expect(location.entries).toHaveLength(1);
  });

  test.each([0, 1, 2, 4])('on phones with status %i a menu page leads to /m/openAuth', async (status) => {
    const { location } = await open('/m/accountInfo', { device: 'mobile', status });
    await waitFor(() => expect(location.get().pathname).toBe('/m/openAuth'));
  });

  test('on phones with status 3 it opens', async () => {
    const { location } = await open('/m/accountInfo', { device: 'mobile' });
    expect(await screen.findByText('f***@northwind.example')).toBeTruthy();
    expect(location.get().pathname).toBe('/m/accountInfo');
  });

  test('a desktop is told instead (T16)', async () => {
    const { location } = await open('/accountInfo', { status: 0 });
    expect(await screen.findByText('You haven’t applied for merchant permission yet')).toBeTruthy();
    expect(location.get().pathname).toBe('/accountInfo');
  });

  test('the documentation is readable signed out', async () => {
    const { pageLoader } = await open('/docs', { isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Developer documentation' })).toBeTruthy();
    expect(pageLoader.replace).not.toHaveBeenCalled();
  });
});

test('each screen names the document, has one h1, and takes the focus', async () => {
  const { store } = await open('/accountInfo');
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  expect(document.title).toBe('Account · Settlement Business Center');
  await act(async () => store.set(locationAtom, '/openAuth'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Merchant permission' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Merchant permission · Settlement Business Center');
});

test('a link to the login page leaves this document', async () => {
  const { store, pageLoader } = await open('/accountInfo');
  await act(async () => store.set(locationAtom, '/login'));
  expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/login');
});
