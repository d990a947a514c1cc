import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const strong = style({ fontWeight: 600 });
export const muted = style({ color: vars.color.text.muted });
