import { tabular } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const time = style({ whiteSpace: 'nowrap', ...tabular });
