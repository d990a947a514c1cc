import * as v from 'valibot';

/** What differs between installations; served beside the console and read on the sign-in page alone. */
const configSchema = v.object({
  googleClientId: v.pipe(v.string(), v.minLength(1)),
  googleScriptUrl: v.pipe(v.string(), v.minLength(1)),
  /** Signing in with e-mail and password, for those who cannot reach Google; off where it is not said. */
  hasPasswordSignIn: v.optional(v.boolean()),
});
export type SignInConfig = v.InferOutput<typeof configSchema>;

export async function loadConfig(signal: AbortSignal): Promise<SignInConfig> {
  const response = await fetch('/config.json', { signal, headers: { accept: 'application/json' } });
  return v.parse(configSchema, await response.json());
}
