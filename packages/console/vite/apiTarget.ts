/** The paths that the development server forwards: the API, the configuration, and the mock API's Google stub. */
export const proxiedPaths = ['/api/', '/config.json', '/__mock/google/'] as const;

/**
 * Returns the URL of the server in `API_TARGET` without a slash at its end, or `undefined` if the variable
 * isn't set. A sandbox of the mock server has a base path.
 *
 * @throws {TypeError} if the text isn't an HTTP URL
 */
export function apiTarget(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { API_TARGET: text = '' } = env;
  if (text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new TypeError(`API_TARGET is ${JSON.stringify(text)}: it must be like http://localhost:8787`);
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
