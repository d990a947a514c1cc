/** The props of a link to a new tab, which can't access this page or get its URL. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
