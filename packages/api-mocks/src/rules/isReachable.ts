/** Hosts that only a machine or a network of its own can reach: names without a public domain, and RFC 6890. */
const privateHosts = [
  /^[^.[]+$/,
  /\.(localhost|local|internal|test|lan|home\.arpa)$/,
  /^(127|10|0)\./,
  /^192\.(168|0\.0)\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^198\.1[89]\./,
  /^(22[4-9]|23\d|24\d|25[0-5])\./,
  // Public IPv6 is 2000::/3, and 2002::/16 in it holds IPv4 addresses.
  /^\[(?![23][\da-f]{3}:)/,
  /^\[2002:/,
] as const;

/** Whether a web address can be called from outside: callbacks of live applications have to. */
export function isReachable(url: string): boolean {
  // A name with a dot at its end is the same one, from the root.
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
  return host !== '' && !privateHosts.some((kind) => kind.test(host));
}
