/**
 * The props of a link that opens in a new tab. The new page can't access this page (`noopener`), and
 * doesn't get its URL (`noreferrer`).
 */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
