import { atom } from 'jotai';
import type { SiteConfig } from '#api/siteConfig.ts';
import { applyBrandAtom } from '#data/brand.ts';
import { apiServerAtom, serverAt } from '#data/calls/apiServer.ts';
import { extensionsAtom } from '#data/calls/extensions.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { serverOfTab } from '#dev/sandboxTab.ts';
import type { ConsoleStore } from './store.ts';

const appliedSiteAtom = atom('');

/** Applies `config.json`. Each API call reads the file, but only a changed one must render the console again. */
export function applySite(store: ConsoleStore, config: SiteConfig): void {
  const text = JSON.stringify(config);
  if (text === store.get(appliedSiteAtom)) return;
  store.set(appliedSiteAtom, text);
  store.set(supportLinksAtom, config);
  store.set(applyBrandAtom, config);
  if (String(config.extensions) !== String(store.get(extensionsAtom)))
    store.set(extensionsAtom, config.extensions);
  // Other programs can't reach the embedded mock API, so the samples keep the URL of the mock server.
  if (import.meta.env.HAS_MOCK) return;
  const apiUrl =
    import.meta.env.API_TARGET === ''
      ? config.apiUrl
      : serverOfTab(import.meta.env.API_TARGET, window.location.hostname);
  store.set(apiServerAtom, serverAt(apiUrl, window.location.origin));
}
