import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { type, weight } from '#css/type.css.ts';
import { modal } from '#css/modal.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { zIndex } from '#tokens/zIndex.ts';
import { textTones } from '#css/tones.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const arrival = createVar();
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The height of a phone's keyboard. */
export const keyboard = createVar();

/** The height of an overlay's footer, or of a bar above the bottom bar. */
const ACTIONS = '80px';
/** Returns the distance of toasts from the bottom, so that they are above an overlay's footer. */
const aboveFoot = (below: string) =>
  `calc(${below} + ${ACTIONS} + env(safe-area-inset-bottom) + ${keyboard})`;

export const region = style(
  component({
    position: 'fixed',
    zIndex: zIndex.toast,
    insetBlockStart: '68px',
    // Distance from the camera of a phone, and from a panel at the edge of the page.
    insetInlineEnd: 'calc(24px + env(safe-area-inset-right) + var(--side-panel-width, 0px))',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    width: 'min(380px, calc(100vw - 24px))',
    pointerEvents: 'none',
    outline: 'none',
    '@media': {
      [media.mobile]: {
        insetBlock: `auto ${aboveFoot(vars.size.bottomBar)}`,
        insetInline: 'calc(12px + env(safe-area-inset-left)) calc(12px + env(safe-area-inset-right))',
        width: 'auto',
        selectors: { [`body:has(.${modal}) &`]: { insetBlockEnd: aboveFoot('0px') } },
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const toast = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    padding: `${vars.space.m} ${vars.space.s} ${vars.space.m} ${vars.inset.l}`,
    background: vars.color.raised,
    border: `1px solid ${vars.color.line.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    pointerEvents: 'auto',
    vars: { [arrival]: arrive },
    ...type.body,
    selectors: { '&[data-focus-visible]': ring },
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText' },
      [media.motion]: { animation: `${arrival} ${vars.motion.normal} ${vars.motion.ease}` },
      [media.mobile]: { vars: { [arrival]: rise } },
    },
  }),
);

export const icon = recipe({
  base: component({ display: 'flex', paddingBlockStart: '1px' }),
  variants: { tone: textTones },
});

export const message = style(
  component({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
export const text = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 }),
);
export const title = style(component({ fontWeight: weight.semibold }));
export const description = style(component({ ...type.small, color: vars.color.text.muted }));
export const action = style(component({ paddingBlockStart: vars.space.s }));
export const close = style(component({ marginBlock: `calc(-1 * ${vars.inset.s})` }));
