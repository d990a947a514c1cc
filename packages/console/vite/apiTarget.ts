/** What a backend serves: the calls, what the sign-in reads first, and the mock's stand-in for Google. */
export const proxiedPaths = ['/api/', '/config.json', '/__mock/google/'] as const;

/**
 * The origin of the backend that `API_TARGET` names; `undefined` without one.
 *
 * @throws TypeError for a text that is no http address.
 */
export function apiTarget(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { API_TARGET: text = '' } = env;
  if (text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new TypeError(`API_TARGET is ${JSON.stringify(text)}: it must be like http://localhost:8787`);
  return new URL(text).origin;
}
