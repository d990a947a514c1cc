import { media, type, vars, zIndex } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const WIDTH = '440px';

/** The panel fills the window below the header and scrolls separately from the list. */
export const panel = style({
  position: 'fixed',
  insetBlock: `${vars.size.header} 0`,
  insetInlineEnd: 0,
  zIndex: zIndex.pinned,
  display: 'flex',
  flexDirection: 'column',
  width: WIDTH,
  background: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.line.default}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The sticky header must not cover the focused element (WCAG 2.4.11).
  scrollPaddingBlockStart: '72px',
  '@media': { [media.print]: { position: 'static', width: 'auto', border: 0 } },
});

/** The list ends before the panel. On paper, the panel follows the list. */
globalStyle(`:has(> ${panel})`, { '@media': { screen: { paddingInlineEnd: WIDTH } } });
/** Toasts use this variable to stay next to the panel. */
globalStyle(`:root:has(${panel})`, { vars: { '--side-panel-width': WIDTH } });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.raised,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.s} ${vars.inset.l}`,
  paddingInlineStart: vars.inset.xl,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});

export const title = style({ ...type.section, flex: '1 1 0', minWidth: 0, outline: 'none' });

export const body = style({ padding: vars.inset.xl });
