/** The host names that always refer to this machine (RFC 6761, RFC 6890). */
const local = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The caller must also check the IP addresses to which the host of the URL resolves. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, protocol } = new URL(url);
  return protocol === 'http:' && local.test(hostname);
}
