/**
 * The host of a web address that came from the server, to be shown beside the link; undefined for anything
 * that is not plain http(s), which must never become a link (a `javascript:` address runs in our name).
 */
export function hostOf(url: string): string | undefined {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? host : undefined;
  } catch {
    return undefined;
  }
}
