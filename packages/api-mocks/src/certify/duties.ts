/** The duties of `docs/security.md`, “What a real backend must do”, that the checks cover. */
export const duties: readonly string[] = [
  'Return 401 for an invalid token, on every call that needs one',
  'End a token at sign-out',
  'Show each token only the rows of its merchant',
  'Send every response with `Cache-Control: no-store`',
  'Return every response in the shape of the contract',
  'Reject invalid parameters with 10002 before any other effect, including amounts with too many decimals',
  'Reject a malformed body with a 4xx',
  'Reject addresses that lose money: burn and system addresses, other networks, wrong checksums',
  'Reject a deposit address of the merchant as a recipient',
  'Require verification (10038) before money moves and before a protection is weakened',
  "Look up request IDs case-insensitively. If an ID wasn't carried out, mark it as void in the same step, and reject any later attempt",
  'Carry out one request ID once, also when calls arrive in parallel on several servers (a unique key in the database)',
  'If a request ID is known, return its first response without using up a code or ticket. Keep IDs for 24 hours',
  'Cancel a withdrawal once, however often it is requested',
  'Carry out a signed call once, as signed, within five minutes, within the scopes and IP whitelist of its key',
  'Accept an authenticator code, an email code and a ticket once',
  'Accept a ticket only for the session, call and subject that it was issued for',
  'Limit guessing for each account and session without locking the owner out',
];

/**
 * Returns the duty that starts with a text.
 *
 * @throws {Error} unless exactly one duty starts with it
 */
export function duty(beginning: string): string {
  const [found, ...others] = duties.filter((one) => one.startsWith(beginning));
  if (found === undefined || others.length > 0) throw new Error(`No single duty starts with “${beginning}”`);
  return found;
}
