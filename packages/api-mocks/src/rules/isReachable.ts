/** Host names that aren't public domains, and the reserved addresses of RFC 6890. */
const privateHosts = [
  /^[^.[]+$/,
  /\.(localhost|local|internal|intranet|corp|home|private|svc|onion|test|lan|home\.arpa)$/,
  /^(127|10|0)\./,
  /^192\.(168|0\.[02])\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^198\.(1[89]|51\.100)\./,
  /^203\.0\.113\./,
  /^(22[4-9]|23\d|24\d|25[0-5])\./,
  // Public IPv6 addresses are in 2000::/3. Of these, 2002::/16 and 2001::/32 (Teredo) contain IPv4 addresses.
  /^\[(?![23][\da-f]{3}:)/,
  /^\[2002:/,
  /^\[2001:(0?:|db8:|[12][\da-f]:)/,
  /^\[3fff:/,
] as const;

/** A public name can resolve to a private address, which the server must check (docs/security.md). */
export function isReachable(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  // A final dot makes a name absolute, but doesn't change its meaning.
  const host = hostname.replace(/\.$/, '');
  // Usernames and passwords in URLs would appear in logs and lists.
  return username + password === '' && host !== '' && !privateHosts.some((kind) => kind.test(host));
}
