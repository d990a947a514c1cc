import { tabular, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const figure = style({ ...tabular, whiteSpace: 'nowrap' });
export const strongFigure = style([figure, { fontWeight: weight.semibold }]);
export const mutedFigure = style([figure, { color: vars.color.text.muted }]);

/** The muted color has enough contrast only on the backgrounds of these elements. */
export const zeros = style({ selectors: { 'td &, li &, dd &': { color: vars.color.text.muted } } });
/** In table cells, the minimum width aligns token symbols of three and four letters. */
export const token = style({
  selectors: { 'td &': { display: 'inline-block', minWidth: '2.9em', textAlign: 'start' } },
});
