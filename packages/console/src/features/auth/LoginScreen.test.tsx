// @vitest-environment jsdom
import { type ExtensionGroup, extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { refusal, success, testConsole } from '#app/testing.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { loadGoogleAtom } from './google.ts';

type Server = Parameters<typeof testConsole>[0];

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function open(
  server: Server,
  href = '/login',
  device: 'desktop' | 'mobile' = 'desktop',
  extensions: readonly ExtensionGroup[] = extensionGroups,
) {
  const storage = memoryStorage();
  const opened = testConsole(server, { storage, href, device, extensions });
  const report = vi.fn<(error: unknown) => void>();
  opened.store.set(errorToastsAtom, { report, dismiss: () => undefined });
  opened.store.set(loadGoogleAtom, {
    load: async () => {
      let receive: (answer: { credential?: string }) => void = () => undefined;
      return {
        config: {
          googleClientId: 'client',
          googleScriptUrl: '/gsi.js',
          extensions: extensionGroups,
          features: {},
          apiUrl: '',
        },
        id: {
          initialize: ({ callback }) => (receive = callback),
          renderButton(container) {
            const button = document.createElement('button');
            button.textContent = 'Continue with Google';
            button.addEventListener('click', () => receive({ credential: 'credential' }));
            container.replaceChildren(button);
          },
        },
      };
    },
  });
  render(inStore(opened.store, <LoginScreen />));
  return { ...opened, report };
}

const pressGoogle = async () => fireEvent.click(await screen.findByText('Continue with Google'));
const typeCode = async (code: string) =>
  fireEvent.change(await screen.findByLabelText('Authenticator code'), { target: { value: code } });

describe('the sign-in (specification §4)', () => {
  test('loads the requested page if there is no second step', async () => {
    const { storage, pageLoader, requests } = open(
      () => success({ token: 'final', verification: false }),
      '/login?redirect=%2Frecord%3Fstatus%3D2',
    );
    await pressGoogle();
    await waitFor(() => expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/record?status=2'));
    expect(storage.get('token')).toBe('final');
    expect(await requests[0]?.clone().json()).toEqual({ google_auth_code: 'credential' });
  });

  test('sends the pending token with the code, then stores the final token', async () => {
    const { storage, pageLoader, requests } = open(
      (path) =>
        path.endsWith('/verification')
          ? success({ token: 'final', verification: false })
          : success({ token: 'held', verification: true }),
      '/m/login',
      'mobile',
    );
    await pressGoogle();
    await typeCode('123456');
    await waitFor(() => expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/m/'));
    expect(storage.get('token')).toBe('final');
    const second = requests[1];
    expect(await second?.clone().json()).toEqual({ google_code: '123456', token: 'held' });
    expect(second?.headers.has('X-Token')).toBe(false);
  });

  test('sends the pending token as a header if the server has no field for it', async () => {
    const answer = (path: string) =>
      success({ token: 'held', verification: !path.endsWith('/verification') });
    const { pageLoader, requests } = open(answer, '/login', 'desktop', []);
    await pressGoogle();
    await typeCode('123456');
    await waitFor(() => expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/'));
    expect(await requests[1]?.clone().json()).toEqual({ google_code: '123456' });
    expect(requests[1]?.headers.get('X-Token')).toBe('held');
    expect(requests[0]?.headers.has('X-Token')).toBe(false);
  });

  test('doesn’t store the token of a pending second step', async () => {
    const { storage } = open(() => success({ token: 'held', verification: true }));
    await pressGoogle();
    await screen.findByLabelText('Authenticator code');
    expect(storage.get('token')).toBeNull();
  });
});

describe('the code field of the sign-in', () => {
  const twoStep =
    (answer: ReturnType<typeof refusal>): Server =>
    (path) =>
      path.endsWith('/verification') ? answer : success({ token: 'held', verification: true });

  test('shows the specified errors for an empty (§2) and a short code (§5)', async () => {
    const { requests } = open(twoStep(refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error')));
    await pressGoogle();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify and sign in' }));
    expect(await screen.findByText('Enter the authenticator code')).toBeTruthy();
    await typeCode('123');
    fireEvent.click(screen.getByRole('button', { name: 'Verify and sign in' }));
    expect(await screen.findByText('Enter the 6-digit code')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  test('shows error 10018 until the code is edited', async () => {
    const { report } = open(twoStep(refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error')));
    await pressGoogle();
    await typeCode('000000');
    expect(await screen.findByText('google code error')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Authenticator code'));
    expect(report).toHaveBeenCalledTimes(1);
    await typeCode('00000');
    expect(screen.queryByText('google code error')).toBeNull();
  });

  test('doesn’t send a rejected code again', async () => {
    const { requests } = open(twoStep(refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error')));
    await pressGoogle();
    await typeCode('000000');
    expect(await screen.findByText('google code error')).toBeTruthy();
    const field = await screen.findByLabelText<HTMLInputElement>('Authenticator code');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    const sent = requests.length;
    fireEvent.click(screen.getByRole('button', { name: 'Verify and sign in' }));
    expect(screen.getByText('google code error')).toBeTruthy();
    expect(requests).toHaveLength(sent);
  });

  test('restarts the sign-in if the pending token has expired', async () => {
    open(twoStep(refusal(401, 'login expired', 401)));
    await pressGoogle();
    await typeCode('123456');
    expect(await screen.findByText('The sign-in took too long. Start again.')).toBeTruthy();
    expect(await screen.findByText('Continue with Google')).toBeTruthy();
  });
});

test('the error of a rejected Google credential is shown on the page', async () => {
  const { report, pageLoader } = open(() => refusal(errorCode.ACCOUNT_NOT_FOUND, 'account does not exist'));
  await pressGoogle();
  expect(await screen.findByText('account does not exist')).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(1);
  expect(pageLoader.replace).not.toHaveBeenCalled();
});

test.each([
  ['redirect=%2Frecord&reason=expired', 'Your session has expired. Sign in to continue where you left off.'],
  ['reason=deleted', 'Your account was deleted.'],
  ['reason=newPassword', 'Your password was reset. Sign in again.'],
])('a user redirected to the sign-in page with %s sees the reason', async (search, notice) => {
  open(() => success(null), `/login?${search}`);
  expect(await screen.findByText(notice)).toBeTruthy();
});

test('a sign-in page that can’t load Google shows an error and a Retry button', async () => {
  const { store } = open(() => success(null));
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('google client is not initialized'));
  store.set(loadGoogleAtom, { load });
  expect(await screen.findByText('google client is not initialized')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('the language of the sign-in page changes without a reload', async () => {
  const { storage } = open(() => success(null));
  fireEvent.click(await screen.findByRole('button', { name: '简体中文' }));
  expect(await screen.findByRole('heading', { name: '登录商户账户' })).toBeTruthy();
  expect(storage.get('lang')).toBe('zh-CN');
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
  fireEvent.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your merchant account' })).toBeTruthy();
});
