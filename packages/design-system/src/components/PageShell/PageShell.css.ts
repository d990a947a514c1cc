import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const shell = style(
  component({
    display: 'flex',
    minHeight: '100dvh',
    // The content must not be behind the camera of a phone in landscape orientation.
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  }),
);

export const column = style(
  component({ flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' }),
);

export const withHeader = style(component({ vars: { [vars.size.stickyOffset]: vars.size.header } }));

export const main = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    flex: '1 0 auto',
    width: '100%',
    maxWidth: '1880px',
    // A long text without spaces must not widen the page.
    overflowX: 'clip',
    padding: `${vars.inset.xl} ${vars.space.xl} ${vars.space.xxl}`,
    '@media': { [media.print]: { padding: 0, overflow: 'visible' } },
  }),
);

export const centered = style(
  component({
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: vars.space.xl,
    '@media': {
      [media.mobile]: { padding: `${vars.space.l} ${vars.inset.l}` },
      [media.print]: { padding: 0 },
    },
  }),
);

export const aboveBar = style(
  component({
    gap: vars.space.m,
    // The bottom bar must not cover the end of the page.
    padding: `${vars.inset.l} ${vars.inset.l} calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.inset.xl})`,
    '@media': { [media.print]: { padding: 0 } },
  }),
);
