// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fullCatalog, refusal, success, testConsole } from '#app/testing.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { memoryStorage } from '#lib/storage.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { loadGoogleAtom } from './google.ts';

const catalog = await fullCatalog();
type Server = Parameters<typeof testConsole>[0];

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

/** The sign-in page with a Google that signs in at a press. */
function open(server: Server, href = '/login', device: 'desktop' | 'mobile' = 'desktop') {
  const storage = memoryStorage();
  const opened = testConsole(server, { catalog, storage, href, device });
  const report = vi.fn<(error: unknown) => void>();
  opened.store.set(errorToastsAtom, { report, dismiss: () => undefined });
  opened.store.set(loadGoogleAtom, {
    load: async () => {
      let receive: (answer: { credential?: string }) => void = () => undefined;
      return {
        config: { googleClientId: 'client', googleScriptUrl: '/gsi.js', features: {}, apiUrl: '' },
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
  render(
    <Provider store={opened.store}>
      <I18nProvider>
        <LoginScreen />
      </I18nProvider>
    </Provider>,
  );
  return { ...opened, report };
}

const pressGoogle = async () => fireEvent.click(await screen.findByText('Continue with Google'));
const typeCode = async (code: string) =>
  fireEvent.change(await screen.findByLabelText('Google authenticator code'), { target: { value: code } });

describe('specification §4, login', () => {
  test('without a second step the token is stored and the console loaded where the person wanted', async () => {
    const { storage, pageLoader, requests } = open(
      () => success({ token: 'final', verification: false }),
      '/login?redirect=%2Frecord%3Fstatus%3D2',
    );
    await pressGoogle();
    await waitFor(() => expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/record?status=2'));
    expect(storage.get('token')).toBe('final');
    expect(await requests[0]?.clone().json()).toEqual({ google_auth_code: 'credential' });
  });

  test('with one, the token is held in memory, sent in the body, and stored only after the code', async () => {
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

  test('the held token is nowhere in storage', async () => {
    const { storage } = open(() => success({ token: 'held', verification: true }));
    await pressGoogle();
    await screen.findByLabelText('Google authenticator code');
    expect(storage.get('token')).toBeNull();
  });
});

describe('the code', () => {
  const twoStep =
    (answer: ReturnType<typeof refusal>): Server =>
    (path) =>
      path.endsWith('/verification') ? answer : success({ token: 'held', verification: true });

  test('specification §2: an empty code shows input_google_code; §5: fewer than six digits validaCode', async () => {
    const { requests } = open(twoStep(refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error')));
    await pressGoogle();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify and sign in' }));
    expect(await screen.findByText('Enter the Google authenticator code')).toBeTruthy();
    await typeCode('123');
    fireEvent.click(screen.getByRole('button', { name: 'Verify and sign in' }));
    expect(await screen.findByText('Enter the 6-digit code')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  test('10018 is said beside the field, where the focus stays, until it is edited', async () => {
    const { report } = open(twoStep(refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error')));
    await pressGoogle();
    await typeCode('000000');
    expect(await screen.findByText('google code error')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Google authenticator code'));
    expect(report).toHaveBeenCalledTimes(1);
    await typeCode('00000');
    expect(screen.queryByText('google code error')).toBeNull();
  });

  test('a refused code is selected to be typed over, and Enter does not send it again', async () => {
    const { requests } = open(twoStep(refusal(errorCode.GOOGLE_CODE_WRONG, 'google code error')));
    await pressGoogle();
    await typeCode('000000');
    expect(await screen.findByText('google code error')).toBeTruthy();
    const field = await screen.findByLabelText<HTMLInputElement>('Google authenticator code');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    const sent = requests.length;
    fireEvent.click(screen.getByRole('button', { name: 'Verify and sign in' }));
    expect(screen.getByText('google code error')).toBeTruthy();
    expect(requests).toHaveLength(sent);
  });

  test('when the held token is over, the sign-in starts again and says so', async () => {
    open(twoStep(refusal(401, 'login expired', 401)));
    await pressGoogle();
    await typeCode('123456');
    expect(await screen.findByText('The sign-in took too long. Please start again.')).toBeTruthy();
    expect(await screen.findByText('Continue with Google')).toBeTruthy();
  });
});

test('a refused credential is reported and said on the page', async () => {
  const { report, pageLoader } = open(() => refusal(errorCode.ACCOUNT_NOT_FOUND, 'account does not exist'));
  await pressGoogle();
  expect(await screen.findByText('account does not exist')).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(1);
  expect(pageLoader.replace).not.toHaveBeenCalled();
});

test.each([
  ['redirect=%2Frecord&reason=expired', 'Your login has expired. Sign in to continue where you left off.'],
  ['reason=deleted', 'Your account was deleted.'],
  ['reason=newPassword', 'Your password was reset. Sign in again.'],
])('a person who was sent here by %s reads why', async (search, notice) => {
  open(() => success(null), `/login?${search}`);
  expect(await screen.findByText(notice)).toBeTruthy();
});

test('when Google does not come, the page says so and tries again on demand', async () => {
  const { store } = open(() => success(null));
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('google client is not initialized'));
  store.set(loadGoogleAtom, { load });
  expect(await screen.findByText('google client is not initialized')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('both languages, without a reload', async () => {
  const { storage } = open(() => success(null));
  fireEvent.click(await screen.findByRole('button', { name: '简体中文' }));
  expect(await screen.findByRole('heading', { name: '登录商户账户' })).toBeTruthy();
  expect(storage.get('lang')).toBe('zh-CN');
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
  fireEvent.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your merchant account' })).toBeTruthy();
});
