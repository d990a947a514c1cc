import { ellipsis, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The windows that show a detail in a panel next to the list. Narrower windows show it in a drawer. */
export const withPanel = '(width >= 1280px)';

/** The chips scroll in one line. With several lines, the list would move when the names of the filters load. */
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  overflowX: 'auto',
  // The touch targets of the chips are higher than the chips.
  padding: vars.space.xs,
  margin: `calc(-1 * ${vars.space.xs})`,
});
export const wholeChips = style({ flex: 'none' });

export const line = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
/**
 * Next to a detail, pills are shortened instead of wrapping, because another line would move the rows. The line
 * breaks by the basis of the pills. Then the pills grow up to their content, and the search field gets the rest.
 */
export const pill = style({
  display: 'flex',
  maxWidth: '100%',
  '@media': { [withPanel]: { flex: '1000 1 72px', minWidth: 0, maxWidth: 'max-content' } },
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
  ...ellipsis,
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

/** The bar of new rows has no height, so that the list doesn't move when the button appears. */
export const newRows = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 0,
  marginInlineStart: vars.space.s,
  verticalAlign: 'middle',
});
