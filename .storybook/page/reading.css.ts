/**
 * The font size of long texts. The console's type scale doesn't contain this size, because the console has no
 * long texts.
 */
export const reading = { fontSize: '15px', lineHeight: '24px' } as const;
