/** Returns the host of an HTTP(S) URL, otherwise undefined. A `javascript:` URL would run on this site. */
export function hostOf(url: string): string | undefined {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? host : undefined;
  } catch {
    return undefined;
  }
}
