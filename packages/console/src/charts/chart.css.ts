import { createVar, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, ring, tabular, type, vars, weight } from '@settlement/design-system/tokens';

export const frame = style({ position: 'relative', width: '100%' });

/** The focus ring surrounds the whole plot, because the plot has one tab stop for all points. */
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

export const tick = style({ fill: vars.color.text.muted, fontSize: type.micro.fontSize, ...tabular });

export const cursor = style({ stroke: vars.color.line.strong, strokeWidth: 1 });

const ink = createVar();
const inked = (color: string) => ({ vars: { [ink]: color } });
const lighter = (color: string) => `color-mix(in srgb, ${color} 50%, ${vars.color.surface})`;

/**
 * Ten series need lighter variants. Names and positions also differ, so color is never the only difference.
 */
export const series = recipe({
  variants: {
    tone: {
      first: inked(vars.color.chart.first),
      second: inked(vars.color.chart.second),
      third: inked(vars.color.chart.third),
      fourth: inked(vars.color.chart.fourth),
      fifth: inked(lighter(vars.color.chart.first)),
      sixth: inked(lighter(vars.color.chart.second)),
      seventh: inked(lighter(vars.color.chart.third)),
      eighth: inked(lighter(vars.color.chart.fourth)),
      ninth: inked(vars.color.text.muted),
      tenth: inked(lighter(vars.color.text.muted)),
      others: inked(vars.color.chart.others),
      neutral: inked(vars.color.text.muted),
      positive: inked(vars.color.graphic.positive),
      critical: inked(vars.color.graphic.critical),
    },
  },
});
export type ChartTone = Exclude<
  NonNullable<RecipeVariants<typeof series>>['tone'],
  'positive' | 'critical' | undefined
>;

export const sample = style({ stroke: ink });
export const line = style({
  fill: 'none',
  stroke: ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const dashed = style({ strokeDasharray: '4 5', strokeWidth: 1.75 });
export const unfinished = style({ fill: vars.color.surface, stroke: ink, strokeWidth: 2 });
export const unfinishedLine = style({
  stroke: ink,
  strokeWidth: 1.5,
  strokeDasharray: '0.1 4',
  strokeLinecap: 'round',
});
export const point = style({ fill: ink, stroke: vars.color.surface, strokeWidth: 2 });
export const areaStop = style({ stopColor: vars.color.chart.first });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  ...type.caption,
  color: vars.color.text.muted,
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.inset.s });
/** The width of a usual number, so that the legend doesn’t wrap differently when the numbers load. */
export const legendNumber = style({ ...tabular, minWidth: '4.4ch', color: vars.color.text.default });

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
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.mark,
  flex: 'none',
  background: ink,
});

export const tableScroll = style({ maxHeight: '100%', overflow: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.small, ...tabular });
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

export const circle = style({ position: 'relative', flex: 'none' });

export const slice = style({
  fill: ink,
  stroke: vars.color.surface,
  strokeWidth: 2,
  selectors: { '&[data-dimmed]': { opacity: 0.35 } },
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const centre = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
  textAlign: 'center',
});
export const centreValue = style({ ...type.heading, ...tabular });

export const donutLegend = style({ flex: '1 1 132px', minWidth: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '28px',
  padding: `${vars.space.xxs} ${vars.inset.s}`,
  borderRadius: vars.radius.tag,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: vars.size.control } },
  selectors: {
    '&[data-chosen]': { backgroundColor: vars.color.fill.hover },
    '&:has(input:focus-visible)': ring,
  },
});
export const radio = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  pointerEvents: 'none',
});
export const swatch = style({
  width: '9px',
  height: '9px',
  borderRadius: vars.radius.mark,
  flex: 'none',
  background: ink,
});
export const name = style({ flex: 1, minWidth: 0, fontWeight: weight.medium });
export const share = style({ color: vars.color.text.muted, ...tabular });
