/**
 * Checks the nonce in the claims of an ID token (OpenID Connect Core §3.1.3.7). Other credentials, such as those of the
 * mock API, have no claims and are checked by the server.
 */
export function hasNonce(credential: string, nonce: string): boolean {
  const parts = credential.split('.');
  if (parts.length !== 3) return true;
  return claimsOf(parts[1] ?? '')?.nonce === nonce;
}

function claimsOf(part: string): { readonly nonce?: unknown } | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}
