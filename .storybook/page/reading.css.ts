/** Text that is read from top to bottom: the console has none, so its type scale has no step for it. */
export const reading = { fontSize: '15px', lineHeight: '24px' } as const;
