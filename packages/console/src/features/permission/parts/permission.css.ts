import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({ maxWidth: '760px', width: '100%' });

/** The step that was gone to takes the focus, without a ring of its own. */
export const step = style({ outline: 'none', scrollMarginTop: '96px' });

export const document = style({
  width: '160px',
  height: '112px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  background: vars.color.sunken,
});
