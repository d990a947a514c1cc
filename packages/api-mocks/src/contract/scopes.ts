/** What a key may be allowed to do [EXT]. */
export const apiScopes = ['orders:read', 'orders:write', 'refunds:write', 'withdrawals:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What a key may do where its creation names no scopes: the least there is. */
export const DEFAULT_SCOPES: readonly ApiScope[] = ['orders:read'];
/** How long a key lasts where its creation names no end. */
export const DEFAULT_KEY_SECONDS = 365 * 86_400;
