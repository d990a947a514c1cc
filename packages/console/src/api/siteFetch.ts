import { readConfig, type SiteConfig } from './siteConfig.ts';
import { loadConfig } from './loadConfig.ts';

interface KeptConfig {
  readonly get: () => string | null;
  readonly set: (text: string) => void;
}

/**
 * Returns a `fetch` that sends calls to the server in `config.json`. While the file loads, reads
 * use the server of the last visit, so that the page doesn't wait. Writes wait for the file,
 * because a withdrawal sent to an outdated URL couldn't be looked up later.
 */
export function createSiteFetch(kept?: KeptConfig, load = loadConfig): typeof fetch {
  let last = kept && keptConfig(kept.get());
  const current = async () => {
    const config = await load();
    if (config !== last) kept?.set(JSON.stringify(config));
    last = config;
    return config;
  };
  return async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    const answer = current();
    // This handler prevents an unhandled rejection. The page already shows the error.
    if (last) answer.catch(() => undefined);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const isRead = method.toUpperCase() === 'GET';
    const { apiUrl } = isRead && last ? last : await answer;
    return fetch(`${apiUrl}${path}`, init);
  };
}

/** Parses the stored `config.json` of the last visit. Returns undefined if it's missing or invalid. */
export function keptConfig(text: string | null): SiteConfig | undefined {
  try {
    return text === null ? undefined : readConfig(JSON.parse(text));
  } catch {
    return undefined;
  }
}
