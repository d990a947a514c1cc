import { vars } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const canvas = style({
  padding: vars.space.xl,
  minHeight: '100vh',
  backgroundColor: vars.color.canvas,
});
/** On a page with others: as high as it is. */
export const example = style({
  padding: vars.space.xl,
  backgroundColor: vars.color.canvas,
});
export const screen = style({
  padding: vars.space.l,
  minHeight: '100vh',
  backgroundColor: vars.color.canvas,
});
/** No box: the screen is laid out by its shell. */
export const story = style({ display: 'contents' });

// What a browser does in forced colours mode, as far as a page can: the system's colours in place of ours.
// A browser keeps the transparency of each background, which a rule cannot read: only what lies over something
// else is filled, or an empty layer would cover the chart under it.
globalStyle('[data-forced-colors]', { backgroundColor: 'Canvas' });
globalStyle('[data-forced-colors] :where(*:not(svg *))', {
  backgroundColor: 'transparent !important',
  color: 'CanvasText !important',
  borderColor: 'currentColor !important',
  boxShadow: 'none !important',
  backgroundImage: 'none !important',
});
globalStyle(
  '[data-forced-colors] :where(body, header, nav, th, [role=dialog], [role=alertdialog], [role=tooltip], [data-trigger])',
  { backgroundColor: 'Canvas !important' },
);
globalStyle('[data-forced-colors] :where(a, a *)', { color: 'LinkText !important' });
globalStyle('[data-forced-colors] :where(button, button *)', { color: 'ButtonText !important' });
globalStyle('[data-forced-colors]', { colorScheme: 'dark' });
