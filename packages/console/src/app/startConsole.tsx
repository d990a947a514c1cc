import { loadConfig } from '#api/loadConfig.ts';
import { createSiteFetch } from '#api/siteFetch.ts';
import { apiServerAtom, serverAt } from '#data/apiServer.ts';
import { outcomeStoreAtom, pageLocksAtom } from '#data/outcomes.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { beginSessionAtom, checkSessionAtom, followOtherTabsAtom } from '#data/session.ts';
import { MOCK_CHANGED } from '#dev/mockChanged.ts';
import { refetchAll } from '#dev/refetchAll.ts';
import { browserOutcomeArea } from '#kit/money/outcomeArea.ts';
import { createOutcomeStore } from '#kit/money/outcomeStore.ts';
import { browserLocks } from '#kit/money/pageLocks.ts';
import { createDraftStorage } from '#lib/draftStorage.ts';
import { App } from './App.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { type Environment, windowLoader } from './environment.ts';
import { requestAhead } from './requestAhead.ts';
import { preloadFrame } from './Frame.tsx';
import { routeAt } from './routes.ts';
import { renderRoot } from './renderRoot.tsx';
import { consoleAreas } from './startAreas.ts';
import { type ConsoleStore, createConsoleStore } from './store.ts';

/** Everything but the sign-in page. */
export async function startConsole({
  root,
  storage,
  device,
  location,
  language,
  catalog,
}: Environment): Promise<void> {
  const route = routeAt(location.get().pathname, device);
  route?.preload().catch(() => undefined);
  preloadFrame(device, storage.get('token') !== null);
  const store = createConsoleStore({
    storage,
    device,
    location,
    language,
    catalog,
    fetch: createSiteFetch({
      get: () => storage.get('site'),
      // Who signs out leaves nothing behind, however late the answer.
      set: (text) => storage.get('token') !== null && storage.set('site', text),
    }),
    pageLoader: windowLoader,
    drafts: createDraftStorage(() => window.sessionStorage),
  });
  store.set(outcomeStoreAtom, createOutcomeStore(browserOutcomeArea()));
  store.set(pageLocksAtom, browserLocks());
  if (import.meta.env.HAS_MOCK) window.addEventListener(MOCK_CHANGED, () => void refetchAll(store));
  void readSite(store);
  store.set(beginSessionAtom);
  window.addEventListener('storage', (event) => store.set(followOtherTabsAtom, event));
  const check = () => {
    if (store.set(checkSessionAtom)) return;
    // What was on the screen is not shown again, not even until the login page is there.
    root.toggleAttribute('hidden', true);
  };
  window.addEventListener('pageshow', (event) => event.persisted && check());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  // The bundle kept from the last visit needs no waiting (specification §3, `message`).
  if (!catalog.has(language, consoleAreas)) await catalog.load(language, consoleAreas);
  // Not earlier: what fails is said in words.
  if (route && storage.get('token') !== null) requestAhead(store, route.path);
  renderRoot(
    root,
    <ConsoleProviders store={store}>
      <App />
    </ConsoleProviders>,
  );
}

/** What is wrong with the file is shown elsewhere. */
async function readSite(store: ConsoleStore): Promise<void> {
  const config = await loadConfig().catch(() => undefined);
  if (config) store.set(supportLinksAtom, config);
  // Examples of the documentation call the server that answers here; the bank in the page answers no program.
  if (import.meta.env.HAS_MOCK) return;
  const { API_TARGET } = import.meta.env;
  const apiUrl = API_TARGET === '' ? config?.apiUrl : API_TARGET;
  if (apiUrl !== undefined) store.set(apiServerAtom, serverAt(apiUrl, window.location.origin));
}
