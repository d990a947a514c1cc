import type { StyleRule } from '@vanilla-extract/css';

/** The type scale: size, line, weight and tracking belong together. */
export const type = {
  caption: { fontSize: '12px', lineHeight: '16px' },
  small: { fontSize: '13px', lineHeight: '18px' },
  body: { fontSize: '14px', lineHeight: '20px' },
  section: { fontSize: '15px', lineHeight: '22px', fontWeight: 600, letterSpacing: '-0.005em' },
  title: { fontSize: '20px', lineHeight: '28px', fontWeight: 650, letterSpacing: '-0.015em' },
  number: { fontSize: '20px', lineHeight: '28px', fontWeight: 650, letterSpacing: '-0.02em' },
  hero: { fontSize: '30px', lineHeight: '38px', fontWeight: 650, letterSpacing: '-0.025em' },
} satisfies Record<string, StyleRule>;

export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
