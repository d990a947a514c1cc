/** The host names that always mean this machine (RFC 6761, RFC 6890). */
const local = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Checks if a URL means this machine. The caller must also check the addresses that its host resolves to. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, protocol } = new URL(url);
  return protocol === 'http:' && local.test(hostname);
}
