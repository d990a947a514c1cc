import { divided, media, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { responsiveColumns } from '../responsiveColumns.ts';

/** Phones pin the button to the bottom, so the text is above the button. */
export const continueButton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@media': { [media.mobile]: { flexDirection: 'column-reverse' } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.m,
  '@media': { [media.mobile]: { columnGap: vars.space.s } },
});

export const stepNumber = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  border: `1px solid ${vars.color.line.strong}`,
  ...type.caption,
  fontWeight: weight.semibold,
  color: vars.color.text.muted,
});

export const stepBody = style({ gridColumn: '2', '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const columns = style({
  ...responsiveColumns('minmax(0, 848px) 376px', media.narrow),
  gap: vars.space.l,
  alignItems: 'start',
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minWidth: 0,
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.l})`,
  '@media': { [media.narrow]: { position: 'static' } },
});

export const latest = style({
  display: 'flex',
  gap: vars.space.m,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space.m} ${vars.inset.xl}`,
  '@media': { [media.mobile]: { paddingInline: vars.space.l } },
  selectors: divided,
});

export const recapAddress = style(type.section);

export const recapWorth = style({
  display: 'block',
  ...type.caption,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
