import { style, styleVariants } from '@vanilla-extract/css';
import { media, ring, tabular, type, vars, weight } from '@settlement/design-system/tokens';

export const frame = style({ position: 'relative', width: '100%' });

/** The whole plot is one stop of the keyboard. */
export const plot = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.control,
  touchAction: 'pan-y',
  cursor: 'crosshair',
  selectors: { '&:focus-visible': ring },
});

export const svg = style({ display: 'block', overflow: 'visible' });

export const grid = style({ stroke: vars.color.line.default, strokeDasharray: '3 4' });

export const tick = style({
  fill: vars.color.text.muted,
  fontSize: type.micro.fontSize,
  ...tabular,
});

export const cursor = style({ stroke: vars.color.line.strong, strokeWidth: 1 });

/**
 * What a series or a slice is drawn in. Ten slices need more hues than the palette has: the second round
 * repeats them lighter. Text is never drawn in these: a series also has its dash, its order and its name.
 */
const tones = {
  first: vars.color.chart.first,
  second: vars.color.chart.second,
  third: vars.color.chart.third,
  fourth: vars.color.chart.fourth,
  fifth: lighter(vars.color.chart.first),
  sixth: lighter(vars.color.chart.second),
  seventh: lighter(vars.color.chart.third),
  eighth: lighter(vars.color.chart.fourth),
  ninth: vars.color.text.muted,
  tenth: lighter(vars.color.text.muted),
  others: vars.color.chart.others,
  neutral: vars.color.text.muted,
};
export type ChartTone = keyof typeof tones;

function lighter(color: string): string {
  return `color-mix(in srgb, ${color} 50%, ${vars.color.surface})`;
}

export const strokes = styleVariants(
  {
    ...tones,
    positive: vars.color.graphic.positive,
    critical: vars.color.graphic.critical,
  },
  (stroke) => ({ stroke }),
);
export const fills = styleVariants(tones, (fill) => ({ fill }));
export const swatches = styleVariants(tones, (backgroundColor) => ({ backgroundColor }));

export const line = style({ fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' });
export const dashed = style({ strokeDasharray: '4 5', strokeWidth: 1.75 });
/** A ring where the line has not ended. */
export const unfinished = style({ fill: vars.color.surface, strokeWidth: 2 });
export const point = style({ stroke: vars.color.surface, strokeWidth: 2 });
export const areaStop = style({ stopColor: vars.color.chart.first });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...type.caption,
  color: vars.color.text.muted,
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.inset.s });
export const legendNumber = style({ ...tabular, color: vars.color.text.default });

export const tooltip = style({
  position: 'absolute',
  top: '8px',
  left: 0,
  minWidth: '132px',
  padding: `${vars.inset.m} ${vars.space.m}`,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  ...type.caption,
  pointerEvents: 'none',
  '@media': { [media.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` } },
});
export const tooltipTitle = style({ fontWeight: weight.semibold, marginBottom: vars.space.xxs });
export const tooltipRow = style({ display: 'flex', alignItems: 'center', gap: vars.inset.s });
export const tooltipName = style({ color: vars.color.text.muted, flex: 1 });
export const tooltipValue = style({ fontWeight: weight.semibold, ...tabular });
export const dot = style({ width: '8px', height: '8px', borderRadius: vars.radius.mark, flex: 'none' });

export const tableScroll = style({ maxHeight: '100%', overflow: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...type.small,
  ...tabular,
});
const cell = {
  padding: `${vars.inset.s} ${vars.space.s}`,
  borderBottom: `1px solid ${vars.color.line.default}`,
};
export const headCell = style({
  ...cell,
  position: 'sticky',
  top: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text.muted,
  fontWeight: weight.medium,
  textAlign: 'start',
});
export const bodyCell = style({ ...cell, fontWeight: weight.regular, textAlign: 'start' });
export const numberCell = style({ textAlign: 'end' });
