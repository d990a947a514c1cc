import { isRecord } from '../../api/errors.ts';

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

/** Asked for once per page, however many want to know; after a failure the next one asks anew. */
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
function readConfig(body: unknown): SignInConfig {
  const { googleClientId, googleScriptUrl, hasPasswordSignIn } = isRecord(body) ? body : {};
  if (!isFilled(googleClientId) || !isFilled(googleScriptUrl) || !isFlag(hasPasswordSignIn)) {
    throw new Error('config.json is not what it should be');
  }
  return { googleClientId, googleScriptUrl, ...(hasPasswordSignIn !== undefined && { hasPasswordSignIn }) };
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';
