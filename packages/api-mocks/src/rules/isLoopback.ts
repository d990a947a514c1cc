/** Hosts that RFC 6761 and RFC 6890 keep on one machine. */
const local = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a web address names the machine itself. What the name resolves to has still to be checked. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, protocol } = new URL(url);
  return protocol === 'http:' && local.test(hostname);
}
