/**
 * The props of a link in a new tab. The tab gets neither access to this page (`noopener`) nor its URL
 * (`noreferrer`).
 */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
