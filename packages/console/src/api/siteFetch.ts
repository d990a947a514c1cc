import { loadConfig } from './loadConfig.ts';
import { type SiteConfig, readConfig } from './siteConfig.ts';

/** Where the last valid `config.json` is kept, as text. */
interface KeptConfig {
  readonly get: () => string | null;
  readonly set: (text: string) => void;
}

/**
 * Fetches a path of the API from where `config.json` says it is. Until that is answered, the one of the last visit
 * stands in for reading, so that a page does not wait for it. What changes something waits: sent to an address that
 * has moved, a payout would not be known where its outcome is looked up.
 */
export function createSiteFetch(kept?: KeptConfig, load = loadConfig): typeof fetch {
  let last = kept && configIn(kept.get());
  // It answers at once where it has been loaded.
  const current = async () => {
    const config = await load();
    if (config !== last) kept?.set(JSON.stringify(config));
    last = config;
    return config;
  };
  return async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    const answer = current();
    // What is wrong with the new one is shown by the page.
    if (last) answer.catch(() => undefined);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const isRead = method.toUpperCase() === 'GET';
    const { apiUrl } = isRead && last ? last : await answer;
    return fetch(`${apiUrl}${path}`, init);
  };
}

/** What another version kept, or another hand, is checked as a new one is. */
function configIn(text: string | null): SiteConfig | undefined {
  try {
    return text === null ? undefined : readConfig(JSON.parse(text));
  } catch {
    return undefined;
  }
}
