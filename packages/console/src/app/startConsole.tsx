import { preloadLabels } from '@settlement/design-system/Provider';
import type { SiteConfig } from '#api/siteConfig.ts';
import { loadConfig } from '#api/loadConfig.ts';
import { createSiteFetch, keptConfig } from '#api/siteFetch.ts';
import { outcomeStoreAtom, pageLocksAtom } from '#data/money/outcomes.ts';
import { beginSessionAtom, checkSessionAtom, followOtherTabsAtom } from '#data/session/session.ts';
import { MOCK_CHANGED, refetchAll } from '#dev/refetchAll.ts';
import { browserOutcomeArea, createOutcomeStore } from '#kit/money/outcomeStore.ts';
import { browserLocks } from '#kit/money/pageLocks.ts';
import { createDraftStorage } from '#lib/browser/draftStorage.ts';
import { nextTask } from '#lib/browser/nextTask.ts';
import { App } from './App.tsx';
import { applySite } from './applySite.ts';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { type Environment, windowLoader } from './environment.ts';
import { requestAhead } from './requestAhead.ts';
import { preloadPublicFrame } from './Frame.tsx';
import { routeAt } from './routes.ts';
import { renderRoot } from './renderRoot.tsx';
import { type ConsoleStore, createConsoleStore } from './store.ts';

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
  if (storage.get('token') === null) preloadPublicFrame();
  const store = createConsoleStore({
    storage,
    device,
    location,
    language,
    catalog,
    fetch: createSiteFetch(
      {
        get: () => storage.get('site'),
        // A `config.json` that arrives after a sign-out must not be stored.
        set: (text) => storage.get('token') !== null && storage.set('site', text),
      },
      () => readSite(store),
    ),
    pageLoader: windowLoader,
    drafts: createDraftStorage(() => window.sessionStorage),
  });
  store.set(outcomeStoreAtom, createOutcomeStore(browserOutcomeArea()));
  store.set(pageLocksAtom, browserLocks());
  if (import.meta.env.HAS_MOCK) window.addEventListener(MOCK_CHANGED, () => void refetchAll(store));
  const kept = keptConfig(storage.get('site'));
  if (kept) applySite(store, kept);
  // On the first visit, the console is rendered after `config.json` has loaded, because screens depend on the
  // groups that the server offers. This promise ignores errors, because `main.tsx` and the first calls show
  // them.
  const site = readSite(store).catch(() => undefined);
  store.set(beginSessionAtom);
  window.addEventListener('storage', (event) => store.set(followOtherTabsAtom, event));
  const check = () => {
    if (store.set(checkSessionAtom)) return;
    // The screen is hidden while the sign-in page loads, because its data belongs to the ended session.
    root.toggleAttribute('hidden', true);
  };
  window.addEventListener('pageshow', (event) => event.persisted && check());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  // Without stored messages (specification §3, `message`), they are loaded before the console is rendered.
  const labels = preloadLabels(language);
  if (!catalog.has(language, ['start'])) await catalog.load(language, ['start']);
  await labels;
  if (!kept) await site;
  await nextTask();
  // An error of these requests is shown as a message, so the messages must be loaded first.
  if (route && storage.get('token') !== null) requestAhead(store, route.path);
  renderRoot(
    root,
    <ConsoleProviders store={store}>
      <App />
    </ConsoleProviders>,
  );
}

async function readSite(store: ConsoleStore): Promise<SiteConfig> {
  const config = await loadConfig();
  applySite(store, config);
  return config;
}
