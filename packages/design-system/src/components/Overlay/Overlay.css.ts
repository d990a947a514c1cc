import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { modal } from '#css/modal.css.ts';
import { type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { zIndex } from '#tokens/zIndex.ts';
import { overlays } from '../Provider/Provider.css.ts';

export const width = createVar();

const { ease, normal, fast } = vars.motion;

export const scrim = recipe({
  base: component({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.overlay,
    display: 'flex',
    height: 'var(--visual-viewport-height, 100dvh)',
    background: vars.color.scrim,
    transition: `opacity ${normal} ${ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.print]: { position: 'static', display: 'block', height: 'auto', padding: 0 } },
  }),
  variants: {
    kind: {
      dialog: component({
        alignItems: 'center',
        justifyContent: 'center',
        padding: vars.space.xl,
        '@media': { [media.mobile]: { alignItems: 'flex-end', padding: 0 } },
      }),
      drawer: component({ justifyContent: 'flex-end' }),
      drawerStart: component({ justifyContent: 'flex-start' }),
      sheet: component({ alignItems: 'flex-end', justifyContent: 'center' }),
    },
  },
});

const bottom = {
  width: '100%',
  maxHeight: '92%',
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
} as const;

const hidden = '&[data-entering], &[data-exiting]';
/** `:where` adds no specificity, so the rule for reduced motion (`still`) overrides this selector. */
const hiddenRtl = '&:where(:dir(rtl))[data-entering], &:where(:dir(rtl))[data-exiting]';

export const panel = recipe({
  base: component({
    display: 'flex',
    width: `min(${width}, 100%)`,
    background: vars.color.surface,
    boxShadow: vars.shadow.modal,
    outline: 'none',
    overflow: 'hidden',
    transition: `transform ${normal} ${ease}, opacity ${fast} ${ease}`,
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.print]: { width: 'auto', boxShadow: 'none' },
    },
  }),
  variants: {
    kind: {
      dialog: component({
        maxHeight: '100%',
        borderRadius: vars.radius.dialog,
        selectors: { [hidden]: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } },
        '@media': {
          [media.mobile]: { ...bottom, selectors: { [hidden]: { transform: 'translateY(100%)' } } },
        },
      }),
      drawer: component({
        height: '100%',
        selectors: {
          [hidden]: { transform: 'translateX(100%)' },
          [hiddenRtl]: { transform: 'translateX(-100%)' },
        },
      }),
      drawerStart: component({
        height: '100%',
        selectors: {
          [hidden]: { transform: 'translateX(-100%)' },
          [hiddenRtl]: { transform: 'translateX(100%)' },
        },
      }),
      sheet: component({
        ...bottom,
        maxWidth: '640px',
        selectors: { [hidden]: { transform: 'translateY(100%)' } },
      }),
    },
  },
});

/** With reduced motion, overlays don't move. This rule must come last to override the others. */
export const still = style(
  component({
    '@media': { [media.reducedMotion]: { selectors: { [hidden]: { opacity: 1, transform: 'none' } } } },
  }),
);

/** The dialog is the scroll container, because it always contains the focus. */
export const dialog = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The sticky header and footer must not cover the focused element (WCAG 2.4.11).
    scrollPaddingBlock: '96px',
    outline: 'none',
  }),
);

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.raised,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.l,
    padding: `${vars.inset.xl} ${vars.space.l} ${vars.inset.m} ${vars.space.xl}`,
    background: vars.color.surface,
    '@media': {
      [media.mobile]: { padding: `${vars.space.m} ${vars.space.s} ${vars.space.s} ${vars.space.l}` },
    },
  }),
);

export const ruled = style(
  component({ paddingBlockEnd: vars.inset.xl, borderBlockEnd: `1px solid ${vars.color.line.default}` }),
);

export const title = style(component({ ...type.heading, minWidth: 0 }));

export const body = style(
  component({
    flex: '1 0 auto',
    padding: `${vars.space.s} ${vars.space.xl} ${vars.space.xl}`,
    '@media': {
      [media.mobile]: {
        padding: `${vars.space.s} ${vars.space.l} ${vars.inset.xl}`,
        // Without a footer, the content itself needs space for the system's home indicator.
        selectors: {
          '&:last-child': { paddingBlockEnd: `calc(${vars.inset.xl} + env(safe-area-inset-bottom))` },
        },
      },
    },
  }),
);
export const bodyRuled = style(component({ paddingBlockStart: vars.inset.xl }));

export const footer = style(
  component({
    position: 'sticky',
    insetBlockEnd: 0,
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    padding: `${vars.space.m} ${vars.space.xl} ${vars.inset.xl}`,
    background: vars.color.surface,
    '@media': {
      [media.mobile]: {
        padding: `${vars.space.m} ${vars.space.l} calc(${vars.space.l} + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${vars.color.line.default}`,
      },
    },
  }),
);
export const footerRuled = style(
  component({ paddingBlock: vars.space.l, borderBlockStart: `1px solid ${vars.color.line.default}` }),
);

globalStyle(`${footer} > *`, component({ '@media': { [media.mobile]: { flex: '1 1 auto' } } }));

// Paper shows an open dialog or drawer instead of the page behind it. `!important` overrides an application's layout.
globalStyle(
  `:has(~ .${overlays} .${modal})`,
  component({ '@media': { [media.print]: { display: 'none !important' } } }),
);
