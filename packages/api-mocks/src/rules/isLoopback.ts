/** The hosts that always refer to the same machine (RFC 6761, RFC 6890). */
const local = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Checks if a URL refers to this machine. The addresses of its host still have to be checked. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, protocol } = new URL(url);
  return protocol === 'http:' && local.test(hostname);
}
