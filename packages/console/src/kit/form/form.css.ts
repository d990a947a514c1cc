import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});

/** Scrolled to, it isn't under the header (WCAG 2.4.11). */
export const refused = style({ scrollMarginBlock: '80px' });
