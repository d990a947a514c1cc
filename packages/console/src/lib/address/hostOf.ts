/**
 * Returns the host of a URL that the server sent. Returns undefined unless it's HTTP(S), because a
 * `javascript:` URL would run with this site's permissions.
 */
export function hostOf(url: string): string | undefined {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? host : undefined;
  } catch {
    return undefined;
  }
}
