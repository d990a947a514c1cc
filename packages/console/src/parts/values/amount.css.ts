import { tabular, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const figure = style({ ...tabular, whiteSpace: 'nowrap' });
export const strongFigure = style([figure, { fontWeight: weight.semibold }]);
export const mutedFigure = style([figure, { color: vars.color.text.muted }]);

/** The muted color has enough contrast only on the surfaces of lists and facts. */
export const zeros = style({ selectors: { 'td &, li &, dd &': { color: vars.color.text.muted } } });
/** Tokens with three and with four letters have the same width in a table. */
export const token = style({
  selectors: { 'td &': { display: 'inline-block', minWidth: '2.9em', textAlign: 'start' } },
});
