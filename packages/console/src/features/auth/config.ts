import * as v from 'valibot';

/** What differs between installations; served beside the console and read on the sign-in page alone. */
const configSchema = v.object({
  googleClientId: v.pipe(v.string(), v.minLength(1)),
  googleScriptUrl: v.pipe(v.string(), v.minLength(1)),
  /** Signing in with e-mail and password, for those who cannot reach Google; off where it is not said. */
  hasPasswordSignIn: v.optional(v.boolean()),
});
export type SignInConfig = v.InferOutput<typeof configSchema>;

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
  return v.parse(configSchema, await response.json());
}
