import { media, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

const { color, space, inset } = vars;
const stacked = media.narrow;

export const zone = style({ ...type.small, color: color.text.muted, marginInlineStart: 'auto' });

export const ledgers = style({
  ...responsiveColumns('repeat(2, minmax(0, 1fr))', stacked),
  gap: space.l,
  alignItems: 'stretch',
});
export const cell = style({ display: 'grid', minWidth: 0 });
/** While rows of the balance ledger are open, the ledger stays second, after the panel that shows these rows. */
export const second = style({ order: 1, '@media': { [stacked]: { order: 0 } } });
export const row = recipe({
  base: { borderBlockStart: `1px solid ${color.line.default}` },
  variants: {
    isTotal: { true: { background: color.sunken, fontWeight: weight.semibold } },
    isOpen: { true: { background: color.soft.accent, boxShadow: `inset 3px 0 ${color.graphic.accent}` } },
  },
});
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.6em, 1fr) 8.2em minmax(40px, 1.2fr) 10.4em 16px',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '34px',
  paddingInline: inset.xl,
  ...type.body,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
      gridTemplateAreas: '"name amount open" "count count count" "bar bar bar"',
      paddingInline: space.l,
      paddingBlock: space.s,
      rowGap: space.xs,
    },
  },
});
const area = (name: string) => style({ '@media': { [media.mobile]: { gridArea: name } } });
export const figureName = area('name');
export const figureCount = style([
  area('count'),
  { ...type.small, color: color.text.muted, fontWeight: weight.regular },
]);
export const figureBar = style([
  area('bar'),
  {
    position: 'relative',
    alignSelf: 'stretch',
    minHeight: '34px',
    '@media': { [media.mobile]: { minHeight: '20px' } },
  },
]);
export const figureAmount = style([area('amount'), { ...tabular, textAlign: 'end' }]);
export const chevron = style([area('open'), { display: 'flex', color: color.text.muted }]);

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  padding: `${space.s} ${inset.xl}`,
  borderBlockStart: `1px solid ${color.line.default}`,
} as const;
export const note = style({ ...line, ...type.small, color: color.text.muted });
export const caution = style({ color: color.text.caution, fontWeight: weight.semibold });
export const remainder = recipe({
  base: { ...line, ...type.body },
  variants: {
    tone: {
      positive: { background: color.soft.positive, color: color.text.positive },
      critical: { background: color.soft.critical, color: color.text.critical },
    },
  },
});
export const push = style({ ...tabular, marginInlineStart: 'auto', fontWeight: weight.semibold });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const wide = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1', display: 'grid' } } });
export const lines = style({ display: 'inline-grid' });
export const column = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const grow = style({ flex: 1 });

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content minmax(9.6em, auto)',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '44px',
  paddingInline: inset.xl,
  ...type.body,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: 0, paddingBlock: space.s },
  },
});
export const record = style({ display: 'grid', '@media': { [media.mobile]: { gridRow: 'span 2' } } });
export const muted = style({ ...type.small, color: color.text.muted, overflowWrap: 'anywhere' });
export const end = style({ ...tabular, textAlign: 'end' });
export const pager = style({ padding: `${space.s} ${inset.xl}` });
export const padded = style({ padding: `0 ${inset.xl} ${space.m}` });
