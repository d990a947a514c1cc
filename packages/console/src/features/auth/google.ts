import { atom } from 'jotai';
import { loadConfig } from '#api/loadConfig.ts';
import type { SiteConfig } from '#api/siteConfig.ts';
import { type GoogleId, findGoogleId } from './findGoogleId.ts';
import { loadScript } from './loadScript.ts';

/** Milliseconds until the page shows an error. */
export const GOOGLE_PATIENCE_MS = 8_000;

export interface GoogleSignIn {
  readonly id: GoogleId;
  readonly config: SiteConfig;
}

export type LoadGoogle = () => Promise<GoogleSignIn>;

let cached: Promise<GoogleSignIn> | undefined;

/** Loads the script once per page. After a failure, the next call tries again. */
export const loadGoogle: LoadGoogle = () => {
  cached ??= withPatience(load).catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
};

async function load(): Promise<GoogleSignIn> {
  const config = await loadConfig();
  if (!findGoogleId(window)) await loadScript(config.googleScriptUrl, document);
  const id = findGoogleId(window);
  if (!id) throw new Error('google client is not initialized');
  return { id, config };
}

/** Rejects after the time is over, even if the request is still running. */
export async function withPatience<T>(
  run: (signal: AbortSignal) => Promise<T>,
  patience = GOOGLE_PATIENCE_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('google client is not initialized'));
    }, patience);
  });
  try {
    return await Promise.race([run(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export const loadGoogleAtom = atom<{ load: LoadGoogle }>({ load: loadGoogle });
