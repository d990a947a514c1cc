import { isRecord } from '#api/errors.ts';

/** What differs between installations; served beside the console and read on the sign-in page alone. */
export interface SignInConfig {
  readonly googleClientId: string;
  readonly googleScriptUrl: string;
  /** Signing in with e-mail and password, for those who cannot reach Google; off where it is not said. */
  readonly hasPasswordSignIn?: boolean;
}

/** It is small: what takes longer than this does not come. */
const PATIENCE_MS = 8_000;

let cached: Promise<SignInConfig> | undefined;

/** Asked for once per page, however many callers there are; after a failure the next call tries again. */
export function loadConfig(): Promise<SignInConfig> {
  cached ??= fetchConfig().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

async function fetchConfig(): Promise<SignInConfig> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch('/config.json', { signal, headers: { accept: 'application/json' } });
  return readConfig(await response.json());
}

/** By hand: these three fields are no reason for this page to fetch the schemas of the contract. */
export function readConfig(body: unknown, origin = globalThis.location.origin): SignInConfig {
  const { googleClientId, googleScriptUrl, hasPasswordSignIn } = isRecord(body) ? body : {};
  if (
    !isClientId(googleClientId) ||
    !isScriptUrl(googleScriptUrl, origin) ||
    (hasPasswordSignIn !== undefined && typeof hasPasswordSignIn !== 'boolean')
  ) {
    throw new Error('config.json is not valid');
  }
  return { googleClientId, googleScriptUrl, ...(hasPasswordSignIn !== undefined && { hasPasswordSignIn }) };
}

/** As `1234-abc.apps.googleusercontent.com`. */
const isClientId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);

const GOOGLE_ORIGIN = 'https://accounts.google.com';

/** The script runs as the page does: Google's own, or one of this site. */
function isScriptUrl(value: unknown, origin: string): value is string {
  if (typeof value !== 'string' || /[\p{Cc}\\\s]/u.test(value) || !URL.canParse(value, origin)) return false;
  const url = new URL(value, origin);
  if (url.username !== '' || url.password !== '' || url.pathname === '/') return false;
  return url.origin === GOOGLE_ORIGIN || (url.origin === origin && /^https?:$/.test(url.protocol));
}
