import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

/** On phones, the list is a sheet above a scrim. The rules override React Aria's inline position. */
export const sheet = style(
  component({
    '@media': {
      [media.mobile]: {
        display: 'flex',
        flexDirection: 'column',
        insetInline: '0 !important',
        insetBlock: 'auto 0 !important',
        maxWidth: 'none',
        maxHeight: 'min(70dvh, 520px) !important',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
      },
    },
  }),
);
export const title = style(
  component({
    display: 'none',
    padding: `${vars.space.m} ${vars.space.l} ${vars.space.xs}`,
    ...type.heading,
    '@media': { [media.mobile]: { display: 'block' } },
  }),
);
