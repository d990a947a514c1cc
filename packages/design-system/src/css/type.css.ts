import type { StyleRule } from '@vanilla-extract/css';

/** The font weights of the variable font Inter. `strong` is for titles and figures. */
export const weight = { regular: 400, medium: 500, semibold: 600, strong: 650, bold: 700 } as const;

/** The type scale. Each entry has a size and a line height, and some have a weight or letter spacing. */
export const type = {
  micro: { fontSize: '11px', lineHeight: '16px' },
  caption: { fontSize: '12px', lineHeight: '16px' },
  small: { fontSize: '13px', lineHeight: '18px' },
  body: { fontSize: '14px', lineHeight: '20px' },
  /** iOS zooms into fields with a font size below 16 px. */
  input: { fontSize: '16px', lineHeight: '24px' },
  section: { fontSize: '15px', lineHeight: '22px', fontWeight: weight.semibold, letterSpacing: '-0.005em' },
  heading: { fontSize: '18px', lineHeight: '26px', fontWeight: weight.strong, letterSpacing: '-0.015em' },
  title: { fontSize: '20px', lineHeight: '28px', fontWeight: weight.strong, letterSpacing: '-0.015em' },
  number: { fontSize: '20px', lineHeight: '28px', fontWeight: weight.strong, letterSpacing: '-0.02em' },
  figure: { fontSize: '22px', lineHeight: '28px', fontWeight: weight.strong, letterSpacing: '-0.02em' },
  hero: { fontSize: '30px', lineHeight: '38px', fontWeight: weight.strong, letterSpacing: '-0.025em' },
  display: { fontSize: '34px', lineHeight: '41px', fontWeight: weight.strong, letterSpacing: '-0.02em' },
} satisfies Record<string, StyleRule>;

export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
