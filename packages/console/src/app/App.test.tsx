// @vitest-environment jsdom
import { type ExtensionGroup, extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { locationAtom } from '#data/page/location.ts';
import { expireSessionAtom } from '#data/session/session.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { App } from './App.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { success, testConsole, userWith } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

interface Options {
  readonly device?: 'desktop' | 'mobile';
  readonly status?: number;
  readonly isSignedIn?: boolean;
  readonly extensions?: readonly ExtensionGroup[];
}

async function open(
  href: string,
  { device = 'desktop', status = 3, isSignedIn = true, extensions = extensionGroups }: Options = {},
) {
  const opened = testConsole(
    (path) =>
      path.endsWith('/user/info') ? success(userWith(status)) : success({ total: 0, unread: 0, list: [] }),
    {
      href,
      device,
      extensions,
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

describe('the console (specification §2, routing rules)', () => {
  test('redirects a protected page without a token to the sign-in page', async () => {
    const { pageLoader } = await open('/accountInfo?page_tab=_security', { isSignedIn: false });
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith(
      '/login?redirect=%2FaccountInfo%3Fpage_tab%3D_security',
    );
  });

  test('redirects to the sign-in page with the reason after the session expires (§4)', async () => {
    const { store, pageLoader } = await open('/openAuth');
    await act(async () => {
      store.set(expireSessionAtom);
      store.set(locationAtom, '/openAuth?current=2');
    });
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/login?redirect=%2FopenAuth&reason=expired');
  });

  test('redirects phones to their own sign-in page', async () => {
    const { pageLoader } = await open('/m/accountInfo', { device: 'mobile', isSignedIn: false });
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/m/login?redirect=%2Fm%2FaccountInfo');
  });

  test('shows the “not found” page with a link home for an unknown path', async () => {
    await open('/nowhere');
    expect(await screen.findByText('Sorry, not found this page.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('No Match · Settlement Business Center');
  });

  test('treats paths as case-sensitive', async () => {
    const { requests } = await open('/RECORD', { isSignedIn: false });
    expect(await screen.findByText('Sorry, not found this page.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('uses /m/ as the home page on phones', async () => {
    await open('/m/nowhere', { device: 'mobile' });
    expect((await screen.findByRole('link', { name: 'Back Home' })).getAttribute('href')).toBe('/m/');
  });

  test('redirects desktops from a path in /m and keeps the query and the hash', async () => {
    const { location } = await open('/m/accountInfo?page_tab=_security#x');
    await waitFor(() =>
      expect(location.get()).toEqual({ pathname: '/accountInfo', search: '?page_tab=_security', hash: '#x' }),
    );
    expect(location.entries).toHaveLength(1);
  });

  test.each([
    [0, '/m/openAuth'],
    [1, '/m/reviewing'],
    [2, '/m/openAuth'],
    [4, '/m/openAuth'],
  ] as const)('redirects a phone user with status %i from a menu page to %s', async (status, path) => {
    const { location } = await open('/m/accountInfo', { device: 'mobile', status });
    await waitFor(() => expect(location.get().pathname).toBe(path));
  });

  test('opens a menu page for a phone user with status 3', async () => {
    const { location } = await open('/m/accountInfo', { device: 'mobile' });
    expect(await screen.findByText('f***@northwind.example')).toBeTruthy();
    expect(location.get().pathname).toBe('/m/accountInfo');
  });

  test('shows a desktop user without merchant permission a banner instead of redirecting', async () => {
    const { location } = await open('/accountInfo', { status: 0 });
    expect(await screen.findByText('You haven’t applied for merchant permission yet')).toBeTruthy();
    expect(location.get().pathname).toBe('/accountInfo');
  });

  test('shows the documentation without a sign-in', async () => {
    const { pageLoader } = await open('/docs', { isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Developer docs' })).toBeTruthy();
    expect(pageLoader.replace).not.toHaveBeenCalled();
  });
});

describe('the console with a server without extensions', () => {
  const withoutExtensions = { extensions: [] };

  test.each(['/callbackList', '/property/address', '/work-order'])(
    'shows the “not found” page at %s',
    async (href) => {
      await open(href, withoutExtensions);
      expect(await screen.findByText('Sorry, not found this page.')).toBeTruthy();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  test('hides the menu items of pages that the server doesn’t offer', async () => {
    await open('/accountInfo', withoutExtensions);
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Settlement Business Center',
      'Move money',
      'Dashboard',
      'Payments',
      'Assets',
      'Market monitoring',
      'Applications',
      'Account',
      'Developer docs',
    ]);
  });

  test('shows the contact from config.json instead of work orders', async () => {
    const { store } = await open('/work-order', withoutExtensions);
    await act(async () => store.set(supportLinksAtom, { supportEmail: 'help@shop.example' }));
    const link = await screen.findByRole('link', { name: 'help@shop.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@shop.example');
    expect(screen.queryByText('Sorry, not found this page.')).toBeNull();
  });
});

test.each([
  ['/property/batch', 'Move money'],
  ['/property/fundingDetails', 'Assets'],
])('the only current item of the menu at %s is %s', async (href, item) => {
  await open(href);
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  const current = () => [...menu.querySelectorAll('[aria-current]')].map((link) => link.textContent);
  await waitFor(() => expect(current()).toEqual([item]));
});

test('a screen focuses its only h1 after a navigation', async () => {
  const { store } = await open('/accountInfo');
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  expect(document.title).toBe('Account · Settlement Business Center');
  await act(async () => store.set(locationAtom, '/openAuth'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Merchant permission' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Merchant permission · Settlement Business Center');
});

test('a navigation to the sign-in page loads a new document', async () => {
  const { store, pageLoader } = await open('/accountInfo');
  await act(async () => store.set(locationAtom, '/login'));
  expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/login');
});
