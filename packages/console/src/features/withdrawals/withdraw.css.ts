import { tabular, type, vars, weight, zIndex } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const factLine = style({ display: 'block', ...tabular });

export const receiptHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.text.muted,
  ...type.caption,
});
export const figure = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  ...tabular,
});
export const updated = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.caution,
  ...type.caption,
  fontWeight: weight.semibold,
});

export const clock = style({ ...type.hero, ...tabular });

/** The bar stays directly above the bottom navigation of phones while the form is visible. */
export const pinned = style({
  position: 'sticky',
  zIndex: zIndex.pinned,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space.s,
  marginInline: `calc(-1 * ${vars.inset.l})`,
  padding: `${vars.space.m} ${vars.inset.l}`,
  background: vars.color.canvas,
  borderBlockStart: `1px solid ${vars.color.line.default}`,
});
export const steps = style({ outline: 'none' });
export const pinnedButtons = style({ display: 'flex', alignItems: 'end', gap: vars.space.s });
export const pinnedMain = style({ flex: '1 1 auto', minWidth: 0 });

export const recipient = style({ display: 'inline-flex', flexDirection: 'column', minWidth: 0 });
export const recipientAddress = style({ fontSize: type.caption.fontSize, color: vars.color.text.muted });

export const suggestion = style({
  display: 'grid',
  // The recipient has a fixed width, so that the recipients of all rows are aligned.
  gridTemplateColumns: 'minmax(0, 1fr) 10em',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: vars.space.m,
  textAlign: 'start',
  minWidth: 0,
});
export const suggestedToken = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
