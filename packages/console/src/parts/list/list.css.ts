import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  selectors: { '* + &': { marginTop: vars.space.m } },
});

export const line = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
export const search = style({ flex: '1 1 120px', maxWidth: '320px' });

/** The width of a list in pixels below which its buttons show only their icons, for example next to a detail. */
const narrow = '(width < 900px)';
/** The hidden label covers the button, so that its tooltip appears everywhere on the button. */
export const toolLabel = style({
  '@container': { [narrow]: { position: 'absolute', inset: 0, overflow: 'hidden', opacity: 0 } },
});

export const pillText = style({
  ...type.small,
  fontWeight: weight.semibold,
  paddingInlineStart: vars.space.m,
});
export const pillLabel = style({ fontWeight: weight.medium });
export const panel = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  width: 'min(480px, 100vw - 64px)',
});

export const bare = style({ padding: vars.space.m });

export const grow = style({ flex: '1 1 160px', minWidth: 0 });
