import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const rest = style({ color: vars.color.text.muted });
