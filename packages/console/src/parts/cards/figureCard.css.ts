import { style } from '@vanilla-extract/css';
import { vars } from '@settlement/design-system/tokens';

export const card = style({ position: 'relative', display: 'grid', minWidth: 0 });

export const rest = style({ color: vars.color.text.muted });
