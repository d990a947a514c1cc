/**
 * Returns the host that is shown next to a link of the server. Returns undefined unless the URL is plain HTTP(S): a
 * `javascript:` URL would run with our origin.
 */
export function hostOf(url: string): string | undefined {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? host : undefined;
  } catch {
    return undefined;
  }
}
