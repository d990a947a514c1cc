import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.l, minWidth: 0, outline: 'none' });
