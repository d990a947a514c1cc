import { withBase } from '#lib/address/basePath.ts';
import { ConfigError, type SiteConfig, readConfig } from './siteConfig.ts';

/** The timeout in milliseconds. The file is small, so a longer timeout wouldn't help. */
const PATIENCE_MS = 8_000;

let cached: Promise<SiteConfig> | undefined;

/**
 * Loads `config.json` once, and again after a failure. Rejects with a `ConfigError` if the file is missing or
 * invalid.
 */
export function loadConfig(): Promise<SiteConfig> {
  cached ??= fetchConfig().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch(withBase('/config.json'), { signal: AbortSignal.timeout(PATIENCE_MS) });
  // A server error doesn't mean that the configuration is invalid, so it counts as a network error.
  if (response.status >= 500) throw new TypeError(`config.json returned ${response.status}`);
  if (!response.ok) throw new ConfigError(`config.json returned ${response.status}`);
  return readConfig(await response.json().catch(nothingOfJson));
}

/** Returns undefined if the file isn't JSON. Rethrows the error of an incomplete response. */
function nothingOfJson(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}
