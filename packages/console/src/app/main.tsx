import '@settlement/design-system/styles.css';
import { setTheme } from '@settlement/design-system/tokens';
import { isLoginPage } from '#api/headers.ts';
import { ConfigError } from '#api/siteConfig.ts';
import { loadConfig } from '#api/loadConfig.ts';
import { storedTheme } from '#data/session/theme.ts';
import { Catalog } from '#i18n/catalog.ts';
import { fetchMessages } from '#i18n/fetchMessages.ts';
import { chooseLanguage } from '#i18n/language.ts';
import { deviceOf } from '#lib/browser/device.ts';
import { browserLocationSource } from '#lib/browser/locationSource.ts';
import { isProtected, pageAt } from '#lib/address/pages.ts';
import { errorReports, report } from '#lib/browser/errorReports.ts';
import { pathsOf } from '#lib/address/paths.ts';
import { deviceRedirect } from '#lib/browser/deviceRedirect.ts';
import { nextTask } from '#lib/browser/nextTask.ts';
import { createStorage } from '#lib/browser/storage.ts';
import { windowLoader } from './environment.ts';
import { filesOf, screenQueries } from './screenQueries.ts';
import { showStartFailure } from './startFailure.ts';
import './startNotice.css.ts';

const storage = createStorage(() => window.localStorage);
const device = deviceOf(window);
const location = browserLocationSource();
const language = chooseLanguage(storage.get('lang'), navigator.language);
const catalog = new Catalog({
  load: fetchMessages,
  storage,
  buildId: import.meta.env.PROD ? import.meta.env.MESSAGES_ID : undefined,
});

window.addEventListener('error', ({ error }) => errorReports.report(error));
window.addEventListener('unhandledrejection', ({ reason }) => errorReports.report(reason));

setTheme(storedTheme(storage));
document.documentElement.lang = language;

// The URL must be correct before the code of its screen is loaded.
const redirect = deviceRedirect(location.get(), device);
if (redirect !== undefined) location.navigate(redirect, { replace: true });
const { pathname } = location.get();
const hasToken = storage.get('token') !== null;

async function start(): Promise<void> {
  await nextTask();
  if (!hasToken && isProtected(pathname)) {
    windowLoader.replace(pathsOf(device).login({ from: location.get() }));
    return;
  }
  if (import.meta.env.HAS_MOCK) await (await import('./startMock.ts')).startMock();
  if (import.meta.env.API_TARGET !== '') void (await import('./offerSandboxes.tsx')).offerSandboxes();
  // `config.json` loads in parallel with the code, because the first call needs both.
  loadConfig().then(
    ({ reportUrl }) => (reportUrl === undefined ? undefined : startReports(reportUrl)),
    (error: unknown) => {
      if (!(error instanceof ConfigError)) return;
      report(error);
      showStartFailure('setup', { message: error.message, ...error.support });
    },
  );
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root');
  const isLogin = isLoginPage(pathname);
  // `startLogin` and `startConsole` wait for the messages and report a failure, so this promise ignores it.
  if (!catalog.has(language, ['start'])) catalog.load(language, ['start']).catch(() => undefined);
  const page = pageAt(pathname);
  if (page) {
    // The code and messages of the first screen load early. The screen reports a failure, so these promises
    // ignore it.
    screenQueries[page]?.().catch(() => undefined);
    catalog.load(language, filesOf(page)).catch(() => undefined);
  }
  const environment = { root, storage, device, location, language, catalog };
  // The sign-in page and the console are separate documents. Neither loads the other's code.
  if (isLogin) await (await import('./startLogin.tsx')).startLogin(environment);
  else await (await import('./startConsole.tsx')).startConsole(environment);
}

async function startReports(url: string): Promise<void> {
  const reporting = await import('./reporting.ts').catch(() => undefined);
  reporting?.startReporting(url);
}

// A file of the console may no longer exist after a deployment, or the device may be offline.
start().catch((error: unknown) => {
  report(error);
  showStartFailure();
});
