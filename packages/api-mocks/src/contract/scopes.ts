/** The scopes that a key can have. */
export const apiScopes = ['orders:read', 'orders:write', 'refunds:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The scopes of a key if none were requested. */
export const DEFAULT_SCOPES: readonly ApiScope[] = ['orders:read'];
/** The lifetime of a key if no expiry time was requested, in seconds. */
export const DEFAULT_KEY_SECONDS = 365 * 86_400;
