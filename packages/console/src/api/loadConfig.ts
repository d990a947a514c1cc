import { withBase } from '#lib/address/basePath.ts';
import { ConfigError, type SiteConfig, readConfig } from './siteConfig.ts';

/** The time to wait. The file is small, so a longer wait wouldn't help. */
const PATIENCE_MS = 8_000;

let cached: Promise<SiteConfig> | undefined;

/**
 * Rejects with a `ConfigError` for an invalid response. After a failure, the next call loads the file again.
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
  // An error of the server doesn't mean that the configuration is wrong.
  if (response.status >= 500) throw new TypeError(`config.json returned ${response.status}`);
  if (!response.ok) throw new ConfigError(`config.json returned ${response.status}`);
  return readConfig(await response.json().catch(nothingOfJson));
}

/**
 * Returns undefined for a file that isn't JSON. Rethrows the error of an incomplete response, so that the
 * file is requested again.
 */
function nothingOfJson(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}
