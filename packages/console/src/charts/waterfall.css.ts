import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const plot = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});
export const bar = recipe({
  variants: {
    tone: {
      total: { fill: vars.color.graphic.accent },
      rise: { fill: vars.color.graphic.positive, fillOpacity: 0.75 },
      fall: { fill: vars.color.graphic.critical, fillOpacity: 0.6 },
    },
  },
});
/** On phones, each bar is below its label, so a line can't connect it to the bar above. */
export const connector = style({
  stroke: vars.color.line.strong,
  '@media': { [media.mobile]: { display: 'none' } },
});
