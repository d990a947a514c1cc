import { tabular, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const amount = style({ ...tabular, whiteSpace: 'nowrap' });
export const strong = style({ fontWeight: weight.semibold });
export const muted = style({ color: vars.color.text.muted });
