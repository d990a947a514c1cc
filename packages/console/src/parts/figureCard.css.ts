import { media } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({ position: 'relative', display: 'grid', minWidth: 0 });
globalStyle(`${card} a::after`, {
  '@media': { [media.mobile]: { content: '', position: 'absolute', inset: 0 } },
});
