import '@settlement/design-system/styles.css';
import { setTheme } from '@settlement/design-system/tokens';
import { isLoginPage } from '#api/headers.ts';
import { loadConfig } from '#api/loadConfig.ts';
import { ConfigError } from '#api/siteConfig.ts';
import { storedTheme } from '#data/theme.ts';
import { Catalog } from '#i18n/catalog.ts';
import { fetchMessages } from '#i18n/fetchMessages.ts';
import { chooseLanguage } from '#i18n/language.ts';
import { deviceOf } from '#lib/device.ts';
import { browserLocationSource } from '#lib/locationSource.ts';
import { isProtected, pageAt, pages } from '#lib/pages.ts';
import { errorReports, report } from '#lib/errorReports.ts';
import { pathsOf } from '#lib/paths.ts';
import { deviceRedirect } from '#lib/deviceRedirect.ts';
import { createStorage } from '#lib/storage.ts';
import { windowLoader } from './environment.ts';
import { screenQueries } from './screenQueries.ts';
import { consoleAreas, loginAreas } from './startAreas.ts';
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

// The right layout first, then the right page: both before any screen is fetched.
const redirect = deviceRedirect(location.get(), device);
if (redirect !== undefined) location.navigate(redirect, { replace: true });
const { pathname } = location.get();
const hasToken = storage.get('token') !== null;

async function start(): Promise<void> {
  if (!hasToken && isProtected(pathname)) {
    windowLoader.replace(pathsOf(device).login({ from: location.get() }));
    return;
  }
  if (import.meta.env.HAS_MOCK) await (await import('./startMock.ts')).startMock();
  // Beside the code: the first call finds it there.
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
  // At the same time as the code, which waits for these messages and reports when they can't be fetched.
  const areas = isLogin ? loginAreas : consoleAreas;
  if (!catalog.has(language, areas)) catalog.load(language, areas).catch(() => undefined);
  const page = pageAt(pathname);
  if (page) {
    // The same for the first screen, which says itself what it cannot have.
    screenQueries[page]?.().catch(() => undefined);
    catalog.load(language, pages[page].areas).catch(() => undefined);
  }
  const environment = { root, storage, device, location, language, catalog };
  // Two applications in two documents: the sign-in page never fetches the console, nor the other way.
  if (isLogin) await (await import('./startLogin.tsx')).startLogin(environment);
  else await (await import('./startConsole.tsx')).startConsole(environment);
}

/** Nothing of the page waits for it. */
async function startReports(url: string): Promise<void> {
  const reporting = await import('./reporting.ts').catch(() => undefined);
  reporting?.startReporting(url);
}

// The page's own code may be missing, as after a deploy or behind a broken connection.
start().catch((error: unknown) => {
  report(error);
  showStartFailure();
});
