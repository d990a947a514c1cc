/** Returns the host of a URL, or undefined unless it's HTTP(S), such as `javascript:`. */
export function hostOf(url: string): string | undefined {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? host : undefined;
  } catch {
    return undefined;
  }
}
