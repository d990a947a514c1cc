import { withBase } from '#lib/basePath.ts';
import { ConfigError, type SiteConfig, readConfig } from './siteConfig.ts';

/** It is small: what takes longer than this does not come. */
const PATIENCE_MS = 8_000;

let cached: Promise<SiteConfig> | undefined;

/**
 * Asked for once per page, however many callers there are; after a failure the next call tries again. Rejects
 * with a `ConfigError` where it was answered, and with what `fetch` says where it was not.
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
  // A server that is down is not one that is set up wrongly.
  if (response.status >= 500) throw new TypeError(`config.json was answered ${response.status}`);
  if (!response.ok) throw new ConfigError(`config.json was answered ${response.status}`);
  return readConfig(await response.json().catch(nothingOfJson));
}

/** A file that is no JSON says nothing; one that broke off is asked for again. */
function nothingOfJson(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}
