/** The font size for long texts. The console has no long texts, so its type scale doesn’t have this size. */
export const reading = { fontSize: '15px', lineHeight: '24px' } as const;
