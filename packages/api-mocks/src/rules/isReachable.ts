/** Hosts that only a machine or a network of its own can reach: the blocks of RFC 6890, and local names. */
const privateHosts = [
  /^(localhost|.*\.(localhost|local|internal|test))$/,
  /^(127|10|0)\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^\[(::1?|f[cd].*|fe[89ab].*)\]$/,
] as const;

/** Whether a web address can be called from outside: callbacks of live applications have to. */
export function isReachable(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return host !== '' && !privateHosts.some((kind) => kind.test(host));
}
