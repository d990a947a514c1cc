/** The font size of long texts. The console's type scale has no such size. */
export const reading = { fontSize: '15px', lineHeight: '24px' } as const;
