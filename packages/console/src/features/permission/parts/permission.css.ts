import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({ maxWidth: '760px', width: '100%' });

/** The current step receives the focus but isn't a control, so it shows no ring. */
export const step = style({ outline: 'none', scrollMarginTop: '96px' });

export const document = style({
  width: '160px',
  height: '112px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  background: vars.color.sunken,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** A long text must not shrink the icon. */
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.text.accent });
