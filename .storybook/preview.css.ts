import { vars } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const canvas = style({
  padding: vars.space.xl,
  minHeight: '100vh',
  backgroundColor: vars.color.canvas,
});
export const example = style({ padding: vars.space.xl, backgroundColor: vars.color.canvas });
export const screen = style({
  padding: vars.space.l,
  minHeight: '100vh',
  backgroundColor: vars.color.canvas,
});
export const story = style({ display: 'contents' });

// An approximation of a browser's forced colors mode, which replaces the colors of the theme. A browser
// also keeps transparent backgrounds, which a style rule can't detect. Therefore, only elements that
// overlap others have a background. Otherwise, an empty layer would cover the chart below it.
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
