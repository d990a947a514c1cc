/** The font size of long texts. The console has none, so its type scale doesn't contain this size. */
export const reading = { fontSize: '15px', lineHeight: '24px' } as const;
