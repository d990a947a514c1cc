import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const width = createVar();

const { ease, normal, fast } = vars.motion;

export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    display: 'flex',
    height: 'var(--visual-viewport-height, 100dvh)',
    background: vars.color.scrim,
    transition: `opacity ${normal} ${ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
);

export const position = styleVariants({
  dialog: component({
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space.xl,
    '@media': { [media.mobile]: { alignItems: 'flex-end', padding: 0 } },
  }),
  drawer: component({ justifyContent: 'flex-end' }),
  drawerStart: component({ justifyContent: 'flex-start' }),
  sheet: component({ alignItems: 'flex-end', justifyContent: 'center' }),
});

const panel = {
  display: 'flex',
  width: `min(${width}, 100%)`,
  background: vars.color.surface,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  overflow: 'hidden',
  transition: `transform ${normal} ${ease}, opacity ${fast} ${ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;

const bottom = {
  width: '100%',
  maxHeight: '92%',
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
} as const;

const hidden = '&[data-entering], &[data-exiting]';
/** No heavier than `hidden`, so that reduced motion wins over both. */
const hiddenRtl = '&:where(:dir(rtl))[data-entering], &:where(:dir(rtl))[data-exiting]';

export const panelKind = styleVariants({
  dialog: component({
    ...panel,
    maxHeight: '100%',
    borderRadius: vars.radius.dialog,
    selectors: { [hidden]: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } },
    '@media': {
      ...panel['@media'],
      [media.mobile]: { ...bottom, selectors: { [hidden]: { transform: 'translateY(100%)' } } },
    },
  }),
  drawer: component({
    ...panel,
    height: '100%',
    selectors: {
      [hidden]: { transform: 'translateX(100%)' },
      [hiddenRtl]: { transform: 'translateX(-100%)' },
    },
  }),
  drawerStart: component({
    ...panel,
    height: '100%',
    selectors: {
      [hidden]: { transform: 'translateX(-100%)' },
      [hiddenRtl]: { transform: 'translateX(100%)' },
    },
  }),
  sheet: component({
    ...panel,
    ...bottom,
    maxWidth: '640px',
    selectors: { [hidden]: { transform: 'translateY(100%)' } },
  }),
});

/** Without motion an overlay is where it belongs from its first frame on. After the kinds, to win over them. */
export const still = style(
  component({
    '@media': { [media.reducedMotion]: { selectors: { [hidden]: { opacity: 1, transform: 'none' } } } },
  }),
);

/** The dialog itself scrolls: it holds the close button, so keyboards can always reach it. */
export const dialog = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
);

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.l,
    padding: '18px 16px 10px 24px',
    background: vars.color.surface,
    '@media': { [media.mobile]: { padding: '12px 8px 8px 16px' } },
  }),
);

export const ruled = style(
  component({ paddingBlockEnd: '18px', borderBlockEnd: `1px solid ${vars.color.line.default}` }),
);

export const title = style(component({ ...type.title, fontSize: '18px', lineHeight: '26px', minWidth: 0 }));

export const body = style(
  component({
    flex: '1 0 auto',
    padding: '8px 24px 24px',
    '@media': { [media.mobile]: { padding: '8px 16px 20px' } },
  }),
);
export const bodyRuled = style(component({ paddingBlockStart: '18px' }));

export const footer = style(
  component({
    position: 'sticky',
    insetBlockEnd: 0,
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    padding: '12px 24px 20px',
    background: vars.color.surface,
    '@media': {
      [media.mobile]: {
        padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
        borderBlockStart: `1px solid ${vars.color.line.default}`,
      },
    },
  }),
);
export const footerRuled = style(
  component({ paddingBlock: '16px', borderBlockStart: `1px solid ${vars.color.line.default}` }),
);

/** On phones the actions share the width. */
globalStyle(`${footer} > *`, component({ '@media': { [media.mobile]: { flex: '1 1 auto' } } }));
