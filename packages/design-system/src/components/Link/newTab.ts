/** A new tab without access to this page (`noopener`) and without its address (`noreferrer`). */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
