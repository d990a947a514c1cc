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
  const text = await response.text();
  return readConfig(parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('config.json is not JSON');
  }
}
