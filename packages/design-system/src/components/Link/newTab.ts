/** A new tab that cannot reach back to this page and is not told where the visitor comes from. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
